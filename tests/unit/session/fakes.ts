import type { Account } from '@/model/users/account';
import { NO_PACE } from '@/model/users/pace';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { SessionBackend } from '@/session/backend-contract';
import type { HintStorage, SessionHint } from '@/session/session-hint';
import { SessionStore } from '@/session/session-store';

export function accountOf(uid: string, changes: Partial<Account> = {}): Account {
  return {
    uid,
    nombre: `Nombre de ${uid}`,
    email: `${uid}@demo.test`,
    avatar: null,
    biografia: '',
    rol: 'usuario',
    estado: 'activo',
    permisos: defaultPermissions('usuario'),
    nivelActividad: 'Principiante',
    puntos: 0,
    insignias: [],
    articulosFavoritos: [],
    temasFavoritos: [],
    notificacionesForo: {},
    estadisticasForo: {
      temasCreados: 0,
      respuestasPublicadas: 0,
      respuestasAceptadas: 0,
      puntosForo: 0,
      likes: 0,
      likesOtorgados: 0,
    },
    articulosCount: 0,
    comentariosCount: 0,
    temasForoCount: 0,
    respuestasForoCount: 0,
    ritmo: NO_PACE,
    fechaRegistro: null,
    fechaActualizacion: null,
    ultimoAcceso: null,
    ultimaActividad: null,
    ...changes,
  };
}

export function hintFor(uid: string): SessionHint {
  const { nombre, avatar, rol } = accountOf(uid);
  return { uid, nombre, avatar, rol };
}

/** A device's storage that two tabs may share. */
export class FakeDevice {
  hint: SessionHint | null;
  readonly #tabs: { written: (hint: SessionHint | null) => void; tab: object }[] = [];

  constructor(hint: SessionHint | null = null) {
    this.hint = hint;
  }

  tab(): HintStorage {
    const tab = {};
    return {
      read: () => this.hint,
      write: (hint) => {
        this.hint = hint;
        for (const other of this.#tabs) if (other.tab !== tab) other.written(hint);
      },
      onOtherTab: (written) => {
        this.#tabs.push({ written, tab });
      },
    };
  }
}

function notSetUp(name: string) {
  return () => {
    throw new Error(`${name} is not set up in this test`);
  };
}

/** Auth and the accounts of a test: `says` is Auth telling who is signed in. */
export class FakeBackend implements SessionBackend {
  user: string | null = null;
  loads = 0;
  #listener: (uid: string | null, isOwn: boolean) => void = () => {};

  load = async (): Promise<SessionBackend> => {
    this.loads += 1;
    return this;
  };
  onAuthChange(listener: (uid: string | null, isOwn: boolean) => void): void {
    this.#listener = listener;
  }
  says(uid: string | null, isOwn = false): void {
    this.user = uid;
    this.#listener(uid, isOwn);
  }
  currentUid = () => this.user;
  signIn: SessionBackend['signIn'] = notSetUp('signIn');
  register: SessionBackend['register'] = notSetUp('register');
  registerAdministrator: SessionBackend['registerAdministrator'] = notSetUp('registerAdministrator');
  installationExists: SessionBackend['installationExists'] = notSetUp('installationExists');
  recreateAccount: SessionBackend['recreateAccount'] = notSetUp('recreateAccount');
  signOut: SessionBackend['signOut'] = notSetUp('signOut');
  changePassword: SessionBackend['changePassword'] = notSetUp('changePassword');
  sendReset: SessionBackend['sendReset'] = notSetUp('sendReset');
  sendVerification: SessionBackend['sendVerification'] = notSetUp('sendVerification');
  isVerified: SessionBackend['isVerified'] = async () => true;
  openAccount: SessionBackend['openAccount'] = async (uid) => accountOf(uid);
  fetchAccount: SessionBackend['fetchAccount'] = notSetUp('fetchAccount');
}

export interface Tab {
  session: SessionStore;
  backend: FakeBackend;
  device: FakeDevice;
  reconnect: () => void;
  /** Somebody comes back to the tab, does something in it, or the server refuses something, this long after. */
  returnAfter: (milliseconds: number) => void;
  useAfter: (milliseconds: number) => void;
  deniedAfter: (milliseconds: number) => void;
  /** The server does not know who asks. */
  unknown: () => void;
  /** Time passes, and nothing else. */
  pass: (milliseconds: number) => void;
  /** Resolves once the session has this status. */
  becomes: (status: string) => Promise<void>;
}

export function openTab(device = new FakeDevice()): Tab {
  const backend = new FakeBackend();
  let reconnect = () => {};
  let comeBack = () => {};
  let deny = () => {};
  let unknown = () => {};
  let use = () => {};
  const waiting = new Set<{ at: number; work: () => void }>();
  let now = 1_000_000;
  const session = new SessionStore({
    loadBackend: backend.load,
    hints: device.tab(),
    onReconnect: (listener) => {
      reconnect = listener;
    },
    onReturn: (listener) => {
      comeBack = listener;
    },
    onDenied: (listener) => {
      deny = listener;
    },
    onUnknown: (listener) => {
      unknown = listener;
    },
    onUse: (listener) => {
      use = listener;
    },
    now: () => now,
    later: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
  });
  const after = (milliseconds: number, event: () => void) => {
    now += milliseconds;
    event();
    for (const timer of [...waiting].filter(({ at }) => at <= now)) {
      waiting.delete(timer);
      timer.work();
    }
  };
  const becomes = (status: string) =>
    new Promise<void>((done) => {
      if (session.getState().status === status) return done();
      const stop = session.subscribe(() => {
        if (session.getState().status !== status) return;
        stop();
        done();
      });
    });
  session.start();
  return {
    session,
    backend,
    device,
    reconnect: () => reconnect(),
    returnAfter: (milliseconds) => after(milliseconds, () => comeBack()),
    useAfter: (milliseconds) => after(milliseconds, () => use()),
    deniedAfter: (milliseconds) => after(milliseconds, () => deny()),
    unknown: () => unknown(),
    pass: (milliseconds) => after(milliseconds, () => {}),
    becomes,
  };
}

/** Everything that is already decided has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
