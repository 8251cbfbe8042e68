import { forumNotices } from '../messages/forum-notices';
import { paths } from '../shared/paths';
import { forumCan, type Member } from '../users/permissions/forum-permissions';
import { BELL_SIZE, type Notice, type ReportNotice } from './notice';

/** What a notice says, in one sentence (spec 2, section 3). */
export function noticeSentence({ tipo, mensaje, titulo, autorId, cuenta, reporte }: Notice): string {
  const nombre = mensaje.trim() || forumNotices.somebody;
  const tema = titulo.trim() || forumNotices.untitled;
  if (tipo === 'reporte_procesado') return reportSentence(mensaje, tema, reporte);
  if (autorId === '' && (tipo === 'tema_cerrado' || tipo === 'respuesta_oculta'))
    return forumNotices.byReports[tipo](tema);
  return forumNotices.sentences[tipo](nombre, tema, cuenta);
}

/** Who is warned hears who did it; who reported does not need to. */
function reportSentence(nombre: string, titulo: string, reporte: ReportNotice | null): string {
  const { reports } = forumNotices;
  if (!reporte) return reports.processed(titulo);
  if (reporte.advertencia) return reports.warned(nombre.trim() || forumNotices.moderator, titulo);
  // A topic is not hidden but closed.
  const outcome = reporte.accion === 'ocultar' && reporte.clase === 'tema' ? 'cerrar' : reporte.accion;
  return `${reports.processed(titulo)}: ${reports.outcomes[outcome ?? 'descartar']}`;
}

/** Where a notice leads: who processes reports goes to these by a processed one, unless it warns them (spec 2, section 6). */
export function noticeHref(notice: Notice, member: Member): string {
  const { reporte, temaId, respuestaId } = notice;
  if (reporte && !reporte.advertencia && forumCan.processReports(member)) return paths.forumReports.href();
  if (reporte?.clase === 'articulo' || reporte?.clase === 'comentario') return paths.article.href(temaId);
  return paths.forumTopic.href(temaId, respuestaId ?? undefined);
}

/** The number on the bell: '10+' when all that it holds are unread, null for none. */
export function unreadLabel(notices: readonly Notice[]): string | null {
  const unread = notices.filter(({ leida }) => !leida).length;
  if (unread === 0) return null;
  return unread >= BELL_SIZE ? forumNotices.many : String(unread);
}
