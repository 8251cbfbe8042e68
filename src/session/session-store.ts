import { Store } from '@/model/shared/store';
import type { Account } from '@/model/users/account';
import { toServiceError } from '@/services/firestore';
import type { Credentials, NewMember, SessionBackend } from './backend-contract';
import { type HintStorage, hintOf, type SessionHint } from './session-hint';

/** visitor: none known; restoring: asking; member: `account` is there; broken: signed in without a record. */
export type SessionStatus = 'visitor' | 'restoring' | 'member' | 'broken';

export interface SessionState {
  status: SessionStatus;
  /** Only of a member. */
  account: Account | null;
  /** The member's e-mail is proven, as far as this tab knows: firestore.rules reads the same in the token. */
  isVerified: boolean;
  /** What the navigation bar can show while restoring. */
  hint: SessionHint | null;
  /** Restoring takes long, because there is no connection: it is tried again and again. */
  unreachable: boolean;
  /** The session has ended by itself. Who was here is shown still, with what they were writing, until they sign in again or leave. */
  ended: boolean;
}

export type AccountPatch = Partial<Account> | ((account: Account) => Partial<Account>);

export interface SessionTools {
  /** Brings Auth's code and connects to it. */
  loadBackend: () => Promise<SessionBackend>;
  hints: HintStorage;
  /** Calls when it is worth trying again what failed: the connection is back. */
  onReconnect: (listener: () => void) => void;
  /** Calls when somebody comes back to this tab. */
  onReturn: (listener: () => void) => void;
  /** Calls whenever somebody does something in this tab. */
  onUse: (listener: () => void) => void;
  /** Calls when the server has refused something: what is known of the account may be out of date. */
  onDenied: (listener: () => void) => void;
  /** Calls when the server does not know who asks. */
  onUnknown: (listener: () => void) => void;
  now: () => number;
  /** Calls once so much later; gives the way to call it off. */
  later: (milliseconds: number, work: () => void) => () => void;
}

/** How old an account may be before it is read again (role or state may have changed): one read a minute. */
export const REFRESH_MS = 60 * 1000;
/** How long after a session could not be restored it is tried again. */
export const RESTORE_AGAIN_MS = 5 * 1000;

/** How soon after asking Auth whether the e-mail is proven by now it is asked again. */
export const VERIFY_AGAIN_MS = 5 * 1000;
/** How soon the e-mail that verifies may be asked for again: Auth refuses who asks again and again. */
export const SEND_AGAIN_MS = 60 * 1000;

const NOBODY: SessionState = {
  status: 'visitor',
  account: null,
  isVerified: false,
  hint: null,
  unreachable: false,
  ended: false,
};

/**
 * Who is signed in. Auth's code is only fetched when this device remembers a session, when a page that signs in opens
 * (`preloadAuth`), or when another tab signs in. Without React: components use `useSession`.
 */
export class SessionStore extends Store<SessionState> {
  #backend: Promise<SessionBackend> | null = null;
  /** Whose account is shown or being loaded; an event of Auth about the same person is no news. */
  #uid: string | null = null;
  /** Numbers the loads, so that a late answer to an earlier one is dropped. */
  #turn = 0;
  /** While we sign in or up, Auth's events speak of an account that may not be written yet. */
  #busy = false;
  /** When the account was last read, or asked for. */
  #readAt = 0;
  /** The e-mail of who is signed in is proven; when Auth was last asked. */
  #isVerified = false;
  #verifiedAt = 0;
  /** When the e-mail that verifies was last sent from this tab. */
  #sentAt = Number.NEGATIVE_INFINITY;
  #callOffRestore = () => {};
  /** The account is to be read again once it is old enough. */
  #refreshIsDue = false;
  readonly #tools: SessionTools;

  constructor(tools: SessionTools) {
    super(NOBODY);
    this.#tools = tools;
  }

  /** Begins: at once as a member when this device remembers one. Called once, before the first screen. */
  start(): void {
    const { hints, onReconnect, onReturn, onUse, onDenied, onUnknown } = this.#tools;
    hints.onOtherTab((hint) => this.#followOtherTab(hint));
    onReconnect(() => this.retry());
    onReturn(() => {
      this.retry();
      this.#refreshOlderThan(REFRESH_MS);
      this.#lookForProof();
    });
    onUse(() => this.#refreshInTime());
    // The answer may be about something that is known already.
    onDenied(() => this.#refreshInTime());
    // Auth looks whether it still knows who is here, and tells.
    onUnknown(() => void this.checkVerified().catch(console.info));
    if (hints.read()) this.#restore();
  }

  /** Tries now to restore a session that could not be. */
  readonly retry = (): void => {
    if (this.current.unreachable) this.#restore();
  };

  /** Fetches Auth's code now: for the pages that sign in. A failure is left to the action that needs it. */
  readonly preloadAuth = (): void => {
    this.#load().catch((error: unknown) => console.info('Auth could not be loaded yet.', error));
  };

  /** @throws AuthError when refused, ServiceError when the account could not be loaded */
  readonly signIn = async (credentials: Credentials): Promise<void> => {
    const uid = await this.#alone((backend) => backend.signIn(credentials));
    await this.#open(await this.#load(), uid, { signedIn: true });
  };

  /** @throws AuthError or ServiceError; sending the same again goes on where it failed */
  readonly register = async (member: NewMember): Promise<void> => {
    this.#adopt(await this.#alone((backend) => backend.register(member)));
    // The backend has sent the first e-mail with it.
    this.#sentAt = this.#tools.now();
  };

  readonly registerAdministrator = async (member: NewMember): Promise<void> => {
    this.#adopt(await this.#alone((backend) => backend.registerAdministrator(member)));
  };

  readonly installationExists = async (): Promise<boolean> => (await this.#load()).installationExists();

  /** Writes the missing record of a 'broken' session and enters with it. */
  readonly repair = async (): Promise<void> => {
    this.#adopt(await (await this.#load()).recreateAccount());
  };

  /** Goes on as a visitor after the session has ended. */
  readonly leave = (): void => this.#close();

  /** On a shared device it must be certain, so the session ends here only once Auth has ended it. */
  readonly signOut = async (): Promise<void> => {
    await (await this.#load()).signOut();
    this.#close();
  };

  readonly changePassword = async (current: string, next: string): Promise<void> =>
    (await this.#load()).changePassword(current, next);

  readonly sendReset = async (email: string): Promise<void> => (await this.#load()).sendReset(email);

  /** Sends the e-mail by which the member proves the address. @throws AuthError */
  readonly sendVerification = async (): Promise<void> => {
    await (await this.#load()).sendVerification();
    this.#sentAt = this.#tools.now();
  };

  /** In how many milliseconds the e-mail may be asked for again; 0: now. */
  readonly verificationWait = (): number =>
    Math.max(0, Math.min(SEND_AGAIN_MS, this.#sentAt + SEND_AGAIN_MS - this.#tools.now()));

  /** Asks Auth whether the e-mail is proven by now, and has the rules see it: no read. @throws AuthError */
  readonly checkVerified = async (): Promise<boolean> => {
    const uid = this.#uid;
    this.#verifiedAt = this.#tools.now();
    const isVerified = await (await this.#load()).isVerified({ anew: true });
    if (this.#uid === uid) this.#isVerified = isVerified;
    const { account } = this.current;
    if (account) this.#become(account);
    return isVerified;
  };

  /** Reads the account again: one document. @throws ServiceError */
  readonly refresh = async (): Promise<void> => {
    const uid = this.#uid;
    if (uid === null || this.current.status !== 'member') return;
    this.#readAt = this.#tools.now();
    const account = await (await this.#load()).fetchAccount(uid);
    if (this.#uid === uid) this.#become(account);
  };

  /** Shows a change that is being saved, or takes it back. A function gets the account as it is at that moment. */
  readonly apply = (change: AccountPatch): void => {
    const { account } = this.current;
    if (!account) return;
    this.#become({ ...account, ...(typeof change === 'function' ? change(account) : change) });
  };

  /** Behind the member's back: without an answer, what was known stays. */
  #refreshOlderThan(age: number): void {
    if (this.#tools.now() - this.#readAt < age) return;
    this.refresh().catch((error: unknown) => console.info('The account could not be read again.', error));
  }

  /** Once the account is a minute old: at once, or when its time has come. */
  #refreshInTime(): void {
    if (this.#refreshIsDue || this.current.status !== 'member') return;
    const { later, now } = this.#tools;
    const wait = this.#readAt + REFRESH_MS - now();
    if (wait <= 0) {
      this.#refreshOlderThan(REFRESH_MS);
      return;
    }
    this.#refreshIsDue = true;
    later(wait, () => {
      this.#refreshIsDue = false;
      this.#refreshOlderThan(REFRESH_MS);
    });
  }

  /** The link of the e-mail opens another tab: who comes back from it may have proven the address. */
  #lookForProof(): void {
    if (this.current.status !== 'member' || this.current.ended || this.#isVerified) return;
    if (this.#tools.now() - this.#verifiedAt < VERIFY_AGAIN_MS) return;
    this.checkVerified().catch((error: unknown) =>
      console.info('Auth could not be asked whether the e-mail is proven.', error),
    );
  }

  #load(): Promise<SessionBackend> {
    if (this.#backend) return this.#backend;
    const loading = this.#tools.loadBackend().then((backend) => {
      backend.onAuthChange((uid, isOwn) => this.#onAuth(backend, uid, isOwn));
      return backend;
    });
    this.#backend = loading;
    loading.catch(() => {
      this.#backend = null; // the next to need it tries again
    });
    return loading;
  }

  #restore(): void {
    this.#callOffRestore();
    this.#wait(this.current.unreachable);
    const known = this.#uid;
    this.#load()
      .then(async (backend) => {
        // Loaded before: Auth has already said who it is, and will not say it again.
        if (known !== null) await this.#open(backend, known, { signedIn: false });
      })
      .catch((error: unknown) => this.#restoreLater(error));
  }

  #wait(unreachable: boolean): void {
    if (this.current.ended) return;
    this.show({ ...NOBODY, status: 'restoring', hint: this.#tools.hints.read(), unreachable });
  }

  /** A connection that is gone says nothing about who is signed in. */
  #restoreLater(error: unknown): void {
    console.info('The session could not be restored yet.', error);
    this.#wait(true);
    this.#callOffRestore();
    this.#callOffRestore = this.#tools.later(RESTORE_AGAIN_MS, () => this.#restore());
  }

  #onAuth(backend: SessionBackend, uid: string | null, isOwn: boolean): void {
    if (this.#busy) return;
    // Who signs out in another tab is forgotten by the device first.
    const hasEnded = !isOwn && this.current.status === 'member' && this.#tools.hints.read() !== null;
    if (uid === null && hasEnded) this.#end();
    else if (uid === null) this.#close();
    else if (uid !== this.#uid) {
      this.#wait(this.current.unreachable);
      this.#open(backend, uid, { signedIn: false }).catch((error: unknown) => this.#restoreLater(error));
    }
  }

  #followOtherTab(hint: SessionHint | null): void {
    const { status, account } = this.current;
    if (hint === null) this.#leave();
    else if (account && hint.uid === account.uid) {
      const { nombre, avatar, rol } = hint;
      const isVerified = this.#isVerified;
      this.show({
        status,
        account: { ...account, nombre, avatar, rol },
        isVerified,
        hint,
        unreachable: false,
        ended: this.current.ended,
      });
      // The other tab has learnt of another role, which brings other permissions.
      if (rol !== account.rol) this.#refreshOlderThan(0);
    } else if (status === 'visitor' && !this.#backend) this.#restore();
    // Where Auth is loaded it tells of another tab's change by itself.
  }

  /** While `work` runs, what Auth says is not news: it is our doing, and the account may not be written yet. */
  async #alone<T>(work: (backend: SessionBackend) => Promise<T>): Promise<T> {
    const backend = await this.#load();
    this.#busy = true;
    try {
      return await work(backend);
    } catch (error) {
      // What failed half-way may have ended the session that was there before.
      if (this.#uid !== null && backend.currentUid() === null) this.#close();
      throw error;
    } finally {
      this.#busy = false;
    }
  }

  /** A new account enters without being read: it was read back when it was stored. */
  #adopt(account: Account): void {
    this.#uid = account.uid;
    this.#turn += 1;
    this.#readAt = this.#tools.now();
    // A repaired account may have proven it long ago: Auth is asked when somebody comes back to the tab, or presses.
    this.#isVerified = false;
    this.#become(account, false);
  }

  async #open(backend: SessionBackend, uid: string, how: { signedIn: boolean }): Promise<void> {
    this.#uid = uid;
    this.#turn += 1;
    const turn = this.#turn;
    this.#readAt = this.#tools.now();
    try {
      const [account, isVerified] = await Promise.all([
        backend.openAccount(uid, how),
        backend.isVerified({ anew: false }).catch(() => false),
      ]);
      if (this.#turn !== turn) return;
      this.#isVerified = isVerified;
      this.#become(account, false);
    } catch (error) {
      if (this.#turn !== turn) return;
      const missing = toServiceError(error).code === 'not-found';
      if (missing) this.show({ ...NOBODY, status: 'broken' });
      else if (how.signedIn && !this.current.ended) this.show(NOBODY);
      if (!missing) throw error;
    }
  }

  #become(account: Account, ended = this.current.ended): void {
    const hint = hintOf(account);
    const known = this.current.hint;
    const changed =
      this.current.status !== 'member' ||
      !known ||
      known.uid !== hint.uid ||
      known.nombre !== hint.nombre ||
      known.avatar !== hint.avatar ||
      known.rol !== hint.rol;
    if (changed) this.#tools.hints.write(hint);
    this.#callOffRestore();
    this.show({ status: 'member', account, isVerified: this.#isVerified, hint, unreachable: false, ended });
  }

  /** Auth knows nobody any more, and nobody signed out: what is on the page stays. */
  #end(): void {
    this.#uid = null;
    this.#sentAt = Number.NEGATIVE_INFINITY;
    this.#isVerified = false;
    this.#turn += 1;
    this.show({ ...this.current, isVerified: false, ended: true });
  }

  /** Nobody is signed in any more, and the device forgets who was. */
  #close(): void {
    this.#leave();
    this.#tools.hints.write(null);
  }

  #leave(): void {
    this.#callOffRestore();
    this.#uid = null;
    this.#sentAt = Number.NEGATIVE_INFINITY;
    this.#isVerified = false;
    this.#turn += 1;
    if (this.current !== NOBODY) this.show(NOBODY);
  }
}
