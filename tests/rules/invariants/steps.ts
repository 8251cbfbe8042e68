/** What must hold of one commit: of who did it and of what it changed. */
import { at, isPlain, listAt, numberAt, type Plain, type State } from './state';

export interface Step {
  /** The uid of who sent it. */
  actor: string;
  before: State;
  after: State;
  /** The documents that it wrote. */
  paths: readonly string[];
  /** Accounts and topics that were there once and are gone. */
  gone: ReadonlySet<string>;
}

/** Tells each breach. */
export type StepCheck = (step: Step) => string[];

const changedKeys = (before: Plain | undefined, after: Plain | undefined): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  );

const uidOfAccount = (path: string): string | undefined => /^usuarios\/([^/]+)$/.exec(path)?.[1];

const holds = (account: Plain | undefined, permission: string): boolean =>
  at(account, 'estado') === 'activo' &&
  (at(account, 'rol') === 'administrador' || at(account, 'permisos', permission) === true);

const STAFF = [
  'procesarReportes',
  'moderarForo',
  'suspenderUsuarios',
  'administrarForo',
  'crearCategorias',
  'editarCategorias',
  'cerrarTemas',
  'destacarTemas',
  'fijarTemas',
  'eliminarTemas',
  'editarRespuestasAjenas',
  'eliminarRespuestasAjenas',
];

const changed = ({ before, after, paths }: Step): string[] =>
  paths.filter((path) => JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path)));

const COUNTED = ['temaCount', 'mensajeCount', 'respuestas'];

/** Who administers the forum may set its counters to what it counted: no rule can count (docs/security.md). */
export const isRecount = (step: Step): boolean =>
  holds(step.before.get(`usuarios/${step.actor}`), 'administrarForo') &&
  changed(step)
    .filter((path) => /^foro_(categorias|temas)\//.test(path))
    .some((path) =>
      changedKeys(step.before.get(path), step.after.get(path)).every((key) => COUNTED.includes(key)),
    );

const linesOfStaff: StepCheck = (step) =>
  changed(step)
    .filter((path) => path.startsWith('foro_moderacion/'))
    .filter((path) => {
      const account = step.before.get(`usuarios/${step.actor}`);
      return (
        step.before.has(path) ||
        at(step.after.get(path), 'moderadorId') !== step.actor ||
        !STAFF.some((permission) => holds(account, permission))
      );
    })
    .map((path) => `${path}: by ${step.actor}`);

/** The events of an account, by what they are called: the keys that each has. */
const EVENTS: Readonly<Record<string, string>> = {
  alta: 'id,tipo',
  favorito: 'id,tipo',
  'favorito-quitado': 'id,tipo',
  'favoritos-vaciados': 'id,tipo',
  insignia: 'id,tipo',
  comentario: 'articulo,id,tipo',
  'comentario-borrado': 'articulo,id,tipo',
  'articulo-publicado': 'id,tipo',
  'articulo-retirado': 'id,tipo',
  tema: 'id,tipo',
  respuesta: 'id,tipo',
  'tema-borrado': 'id,tipo',
  'respuesta-borrada': 'id,tipo',
  'respuesta-aceptada': 'id,tipo',
  'tema-favorito': 'id,tipo',
  'tema-favorito-quitado': 'id,tipo',
  'like-dado': 'clase,id,tipo',
  'like-retirado': 'clase,id,tipo',
  edicion: 'clase,id,tipo',
  'comentario-editado': 'articulo,id,tipo',
  reporte: 'id,tipo',
  like: 'clase,de,id,tipo',
  'like-quitado': 'clase,de,id,tipo',
};

const events: StepCheck = (step) =>
  changed(step).flatMap((path) => {
    const event = step.after.get(path)?.ultimoEvento;
    if (
      uidOfAccount(path) === undefined ||
      !step.after.has(path) ||
      JSON.stringify(event) === JSON.stringify(step.before.get(path)?.ultimoEvento)
    )
      return [];
    const keys = isPlain(event) ? Object.keys(event).toSorted().join(',') : '';
    const isShort =
      isPlain(event) &&
      Object.values(event).every((value) => typeof value === 'string' && value.length <= 200);
    return isShort && EVENTS[String(at(event, 'tipo'))] === keys
      ? []
      : [`${path}: ${String(JSON.stringify(event)).slice(0, 200)}`];
  });

const BY_OTHERS = new Set([
  'puntos',
  'estadisticasForo',
  'ultimoEvento',
  'temasForoCount',
  'respuestasForoCount',
  'comentariosCount',
  'articulosCount',
]);
const BY_STAFF = new Set(['rol', 'permisos', 'estado', 'suspension', 'fechaActualizacion']);

/** Others change an account's figures; only the staff decides about it, and nobody about their own. */
const privateAccounts: StepCheck = (step) => {
  const actor = step.before.get(`usuarios/${step.actor}`);
  return changed(step).flatMap((path) => {
    const uid = uidOfAccount(path);
    if (uid === undefined || uid === step.actor) return [];
    const isStaff = at(actor, 'rol') === 'administrador' || holds(actor, 'suspenderUsuarios');
    return changedKeys(step.before.get(path), step.after.get(path))
      .filter((key) => !BY_OTHERS.has(key) && !(isStaff && BY_STAFF.has(key)))
      .map((key) => `${path}: ${key} by ${step.actor}`);
  });
};

const DEFAULTS_ONLY = new Set(['rol', 'estado', 'permisos']);

const ownPower: StepCheck = (step) => {
  const path = `usuarios/${step.actor}`;
  if (!step.before.has(path) || !step.after.has(path)) return [];
  return changedKeys(step.before.get(path), step.after.get(path))
    .filter((key) => DEFAULTS_ONLY.has(key))
    .map((key) => `${path}: ${key} by itself`);
};

/** Who is not active changes nothing but their own side, and what anybody may. */
const inactive: StepCheck = (step) => {
  const account = step.before.get(`usuarios/${step.actor}`);
  if (!account || account.estado === 'activo') return [];
  const own = [`usuarios/${step.actor}`, `perfiles/${step.actor}`];
  return changed(step)
    .filter(
      (path) =>
        !own.includes(path) &&
        !path.startsWith(`usuarios/${step.actor}/notificaciones/`) &&
        !/^(mensajes|visitas|foro_vistas)\//.test(path),
    )
    .map((path) => `${path}: by ${step.actor}, who is ${String(account.estado)}`);
};

/** What is gone stays gone, under its name: an account, or a topic with its replies. */
const rebirths: StepCheck = (step) =>
  changed(step)
    .filter((path) => step.gone.has(path) && step.after.has(path))
    .map((path) => `${path}: born again`);

/** In one commit nobody goes back to the beginning. */
const resets: StepCheck = (step) =>
  changed(step)
    .filter((path) => uidOfAccount(path) !== undefined && step.before.has(path) && step.after.has(path))
    .filter((path) => step.before.get(path)?.fechaRegistro !== step.after.get(path)?.fechaRegistro)
    .map((path) => `${path}: begins anew`);

const awardsOnce: StepCheck = (step) =>
  changed(step)
    .filter((path) => path.includes('/premios/') && step.before.has(path))
    .filter((path) => step.before.has(path.split('/').slice(0, 2).join('/')))
    .map((path) => `${path}: an award that was given changes`);

/** A notice that was read is raised again only by more than it told. */
const notices: StepCheck = (step) =>
  changed(step)
    .filter((path) => path.includes('/notificaciones/') && step.before.has(path) && step.after.has(path))
    .filter(
      (path) =>
        at(step.after.get(path), 'tipo') === at(step.before.get(path), 'tipo') &&
        String(at(step.after.get(path), 'tipo')).startsWith('like'),
    )
    .filter((path) => !path.includes(`/${step.actor}/`))
    .filter((path) => numberAt(step.after.get(path), 'cuenta') <= numberAt(step.before.get(path), 'cuenta'))
    .map((path) => `${path}: told again`);

/** Visitors read every shard there is: only an administrador begins one without an entry. */
const emptyShards: StepCheck = (step) =>
  changed(step)
    .filter((path) => /^(catalogo|buscador|pasajes|fuentes)\//.test(path) && !step.before.has(path))
    .filter((path) => numberAt(step.after.get(path), 'total') === 0)
    .filter(() => at(step.before.get(`usuarios/${step.actor}`), 'rol') !== 'administrador')
    .map((path) => `${path}: begun with nothing by ${step.actor}`);

/** Nobody could remove what is left for nobody. */
const noticesForSomebody: StepCheck = (step) =>
  changed(step)
    .filter((path) => path.includes('/notificaciones/') && step.after.has(path))
    .filter((path) => !step.after.has(path.split('/').slice(0, 2).join('/')))
    .map((path) => `${path}: for nobody`);

const likesBySelf: StepCheck = (step) =>
  changed(step)
    .filter(
      (path) => /^foro_(temas|respuestas)\//.test(path) && step.before.has(path) && step.after.has(path),
    )
    .filter((path) => {
      const [was, is] = [
        listAt(step.before.get(path), 'usuariosLike'),
        listAt(step.after.get(path), 'usuariosLike'),
      ];
      return [...was.filter((uid) => !is.includes(uid)), ...is.filter((uid) => !was.includes(uid))].some(
        (uid) => uid !== step.actor,
      );
    })
    .map((path) => `${path}: somebody else's like by ${step.actor}`);

export const STEP_CHECKS: Readonly<Record<string, StepCheck>> = {
  'the log has lines of staff only': linesOfStaff,
  'events have exact shapes': events,
  'others put nothing else into an account': privateAccounts,
  'nobody decides about themselves': ownPower,
  'who is not active changes nothing': inactive,
  'what is gone is not born again': rebirths,
  'an account does not begin anew': resets,
  'an award is given once': awardsOnce,
  'a notice is not raised for nothing': notices,
  'a shard begins with an entry': emptyShards,
  'a notice is for somebody': noticesForSomebody,
  'everybody likes for themselves': likesBySelf,
};
