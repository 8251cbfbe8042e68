import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '@/model/users/permissions/can';
import { PERMISSIONS, type PermissionMap } from '@/model/users/permissions/permission-list';
import { defaultPermissions, needsRepair } from '@/model/users/permissions/role-permissions';
import { ACCOUNT_STATES, ROLES } from '@/model/users/roles';
import { openBackend, type RulesBackend } from './backend';
import { addComment, removeComment, signUp } from './commits';
import { account, article } from './fixtures';

/** One matrix, two judges: what model/users/permissions/ says to the screens, the rules say to the requests. */
let backend: RulesBackend;
const PATH = 'usuarios/uid-usuario';

beforeAll(async () => {
  backend = await openBackend('demo-permisos');
});
afterAll(() => backend.close());

const accepted = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

const store = (changes: Record<string, unknown>) =>
  setDoc(doc(backend.owner, PATH), account('usuario', changes));

describe.each(ROLES)('the default permissions of a %s', (rol) => {
  const defaults = defaultPermissions(rol);
  const repaired = async (permisos: PermissionMap): Promise<boolean> => {
    await store({ rol, permisos: {} });
    const change = { permisos, fechaActualizacion: serverTimestamp() };
    return accepted(updateDoc(doc(backend.as('usuario'), PATH), change));
  };

  it('are those that the rules take', async () => {
    expect(await repaired(defaults)).toBe(true);
    expect((await getDoc(doc(backend.owner, PATH))).data()?.permisos).toEqual(defaults);
  });

  it.each(PERMISSIONS)('are refused with %s changed', async (permission) => {
    const { [permission]: granted, ...others } = defaults;
    expect(await repaired(granted ? others : { ...others, [permission]: true })).toBe(false);
  });
});

describe('a repair', () => {
  const defaults = defaultPermissions('usuario');
  const { crearTemas: _, ...lacking } = defaults;

  it.each<[string, PermissionMap]>([
    ['no permission', {}],
    ['one missing that everyone has', lacking],
    ['that one as false', { ...lacking, crearTemas: false }],
    ['another one as false', { ...defaults, comentar: false }],
  ])('is possible exactly where the model asks for it: %s', async (_what, permisos) => {
    await store({ permisos });
    const change = { permisos: defaults, fechaActualizacion: serverTimestamp() };
    const outcome = await accepted(updateDoc(doc(backend.as('usuario'), PATH), change));
    expect(outcome).toBe(needsRepair(permisos));
  });
});

const ACTORS = ROLES.flatMap((rol) => ACCOUNT_STATES.map((estado) => ({ rol, estado })));
/** What may be stored of one permission, whatever the role. */
const STORED = [true, false, undefined];

describe.each(ACTORS)('a $rol in state $estado', ({ rol, estado }) => {
  const actors = STORED.map((value) => ({ value }));

  it.each(actors)('comments as the model says, with comentar $value', async ({ value }) => {
    const permisos: PermissionMap = value === undefined ? {} : { comentar: value };
    await setDoc(doc(backend.owner, 'articulos/publicado'), article('publicado'));
    await store({ rol, estado, permisos });
    const id = `${rol}-${estado}-${value}`;
    const outcome = await accepted(addComment(backend.as('usuario'), 'uid-usuario', { id }));
    expect(outcome).toBe(can({ rol, estado, permisos }, 'comentar'));
  });

  it.each(actors)('moderates as the model says, with moderarComentarios $value', async ({ value }) => {
    const permisos: PermissionMap = value === undefined ? {} : { moderarComentarios: value };
    const comment = { autorId: null, contenido: 'Antiguo' };
    await setDoc(doc(backend.owner, 'articulos/publicado'), article('publicado'));
    await setDoc(doc(backend.owner, 'articulos/publicado/comentarios/c1'), comment);
    await store({ rol, estado, permisos });
    const outcome = await accepted(removeComment(backend.as('usuario'), 'uid-usuario', { author: null }));
    expect(outcome).toBe(can({ rol, estado, permisos }, 'moderarComentarios'));
  });
});

describe('a birth', () => {
  it.each(ROLES.filter((rol) => rol !== 'usuario'))(
    'with the permissions of a %s is refused',
    async (rol) => {
      const born = signUp(backend.as('nuevo'), 'uid-nuevo', { permisos: defaultPermissions(rol) });
      expect(await accepted(born)).toBe(false);
    },
  );
});
