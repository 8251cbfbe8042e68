import type { Account } from '@/model/users/account';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewMember extends Credentials {
  nombre: string;
  biografia: string;
}

/** What the session asks of Auth and of the accounts: session/backend.ts with the services, a fake in its tests. */
export interface SessionBackend {
  /**
   * Tells who is signed in, first as soon as it is known and then at each change, in this tab or another; `isOwn`: nobody is any
   * more because it was asked for here.
   */
  onAuthChange(listener: (uid: string | null, isOwn: boolean) => void): void;
  /** Whom Auth holds for signed in at this moment. */
  currentUid(): string | null;
  /** Whether the e-mail of who is signed in is proven, as the token says; `anew` asks Auth instead. Throws AuthError. */
  isVerified(how: { anew: boolean }): Promise<boolean>;
  /** Sends the e-mail by which who is signed in proves the address. Throws AuthError. */
  sendVerification(): Promise<void>;
  /** Gives the uid. Throws AuthError. */
  signIn(credentials: Credentials): Promise<string>;
  /** Creates the user and the account. Repeated after a failure half-way, it goes on from there. */
  register(member: NewMember): Promise<Account>;
  /** As `register`, for the first administrator. */
  registerAdministrator(member: NewMember): Promise<Account>;
  installationExists(): Promise<boolean>;
  /** Writes the account of the signed-in user, who has none. */
  recreateAccount(): Promise<Account>;
  signOut(): Promise<void>;
  changePassword(current: string, next: string): Promise<void>;
  sendReset(email: string): Promise<void>;
  /** The account behind a session, with retries. Throws ServiceError 'not-found' when the record is really missing. */
  openAccount(uid: string, how: { signedIn: boolean }): Promise<Account>;
  /** One read. */
  fetchAccount(uid: string): Promise<Account>;
}
