import { forumNotices } from '../messages/forum-notices';
import { paths } from '../paths';
import { BELL_SIZE, type Notice } from './notice';
import { forumCan, type Member } from './permissions';

/** What a notice says, in one sentence (spec 2, section 3). */
export function noticeSentence({ tipo, mensaje, titulo, cuenta }: Notice): string {
  const nombre = mensaje.trim() || forumNotices.somebody;
  const tema = titulo.trim() || forumNotices.untitled;
  return forumNotices.sentences[tipo](nombre, tema, cuenta);
}

/**
 * Where a notice leads: its reply, else its topic; a processed report to the reports, for those who process them (spec 2,
 * section 6).
 */
export function noticeHref(notice: Notice, member: Member): string {
  if (notice.tipo === 'reporte_procesado' && forumCan.processReports(member))
    return paths.forumReports.href();
  return paths.forumTopic.href(notice.temaId, notice.respuestaId ?? undefined);
}

/** The number on the bell: '10+' when all that it holds are unread, null for none. */
export function unreadLabel(notices: readonly Notice[]): string | null {
  const unread = notices.filter(({ leida }) => !leida).length;
  if (unread === 0) return null;
  return unread >= BELL_SIZE ? forumNotices.many : String(unread);
}
