import { can } from './can';
import type { Actor } from './permission-list';

/** Who asks: an account, or nobody. */
export type Member = (Actor & { uid: string }) | null;

/** A topic or a reply, as far as permissions ask: whose it is. */
interface Written {
  autorId: string;
}

const isActive = (member: Member) => member?.estado === 'activo';
const wrote = (member: Member, item: Written) => isActive(member) && member?.uid === item.autorId;

/** The forum's decisions (spec 2, section 6; design.md decisions 6 and 7); firestore.rules decides the same. */
export const forumCan = {
  createTopic: (member: Member) => can(member, 'crearTemas'),
  reply: (member: Member) => can(member, 'responderTemas'),
  save: (member: Member) => can(member, 'marcarFavoritos'),
  like: (member: Member, item: Written) => can(member, 'participarForo') && member?.uid !== item.autorId,
  report: (member: Member, item: Written) => isActive(member) && member?.uid !== item.autorId,
  editTopic: (member: Member, topic: Written) => wrote(member, topic) || can(member, 'moderarForo'),
  deleteTopic: (member: Member, topic: Written) => wrote(member, topic) || can(member, 'eliminarTemas'),
  /** What waits for the staff stays as its author sent it. */
  editReply: (member: Member, reply: Written & { pendiente: boolean }) =>
    (wrote(member, reply) && !reply.pendiente) ||
    (member?.uid !== reply.autorId && can(member, 'editarRespuestasAjenas')),
  deleteReply: (member: Member, reply: Written) =>
    wrote(member, reply) || can(member, 'eliminarRespuestasAjenas'),
  /** Accept an answer, mark as resolved, open a resolved one again. */
  resolve: (member: Member, topic: Written) => wrote(member, topic) || can(member, 'moderarForo'),
  close: (member: Member) => can(member, 'cerrarTemas'),
  feature: (member: Member) => can(member, 'destacarTemas'),
  featureOnCreation: (member: Member) => can(member, 'crearTemasDestacados'),
  pin: (member: Member) => can(member, 'fijarTemas'),
  move: (member: Member) => can(member, 'moderarForo'),
  hide: (member: Member) => can(member, 'moderarForo'),
  seeHidden: (member: Member) => can(member, 'moderarForo'),
  createCategory: (member: Member) => can(member, 'administrarForo') || can(member, 'crearCategorias'),
  editCategory: (member: Member) => can(member, 'administrarForo') || can(member, 'editarCategorias'),
  processReports: (member: Member) => can(member, 'procesarReportes') || can(member, 'administrarForo'),
  /** Be offered what puts the own permissions right, after a refusal: a suspension is not put right so. */
  repair: (member: Member) => isActive(member),
  /** See the tools that repair accounts where nothing was refused. */
  seeTools: (member: Member) => isActive(member) && member?.rol !== 'usuario',
  seeStatistics: (member: Member) => can(member, 'verEstadisticasForo') || can(member, 'administrarForo'),
} as const;

/** Takes replies: open, from all; solved, from its author and staff (spec 2, section 4; design decision 16). */
export function takesReplies(
  topic: Written & { estado: string; borrando: boolean },
  member: Member,
): boolean {
  if (topic.borrando) return false;
  if (topic.estado === 'abierto') return true;
  return topic.estado === 'resuelto' && (wrote(member, topic) || can(member, 'moderarForo'));
}
