import * as staffForum from '../messages/forum-moderation';
import { formatDate } from '../shared/dates';
import { paths } from '../shared/paths';
import { choiceOf } from '../shared/unknown-value';
import { TOPIC_STATES } from './kinds';
import { LOG_ACTIONS, LOG_ACTS, type LogAction, type LogLine } from './staff-log';

const texts = staffForum.log;

const GONE: readonly LogAction[] = ['eliminar', 'eliminar-categoria'];

function placeOf({ accion, tipo, objetivoId, autorId }: LogLine): string | null {
  if (tipo === 'miembro') return autorId === null ? null : paths.forumMember.href(autorId);
  if (GONE.includes(accion)) return null;
  if (tipo === 'tema') return paths.forumTopic.href(objetivoId);
  if (tipo === 'articulo') return paths.article.href(objetivoId);
  return tipo === 'categoria' ? paths.forumCategory.href(objetivoId) : null;
}

/** What services/forum/moderation notes of a mark that is set. */
const MARKED = 'sí';

function restOf({ accion, change }: LogLine): string | null {
  if (change === null || change.de === change.a) return null;
  const { de, a } = change;
  if (accion === 'mover') return texts.moved(de, a);
  if (accion === 'editar') return texts.renamed(a);
  const was = choiceOf(de, TOPIC_STATES);
  return was === null ? null : texts.was(was);
}

/** A line of the log as a sentence in parts, after the name of who did it: '… aceptó una respuesta en «El oasis de Nahom»'. */
export function logSentence(line: LogLine) {
  const { accion, tipo, titulo } = line;
  const what = texts.what[tipo];
  const about = { what, of: texts.of(what), isTopic: tipo === 'tema' };
  const isMark = accion === 'destacar' || accion === 'anclar';
  const did =
    isMark && line.change
      ? texts.marks[accion](about, line.change.a === MARKED)
      : texts.acts[accion][1](about);
  const isWhole = accion === 'ordenar-categorias' || titulo === '';
  return {
    did,
    /** What it was done to; null where the words say it. */
    title: isWhole ? null : titulo,
    /** Where that can be seen, while it is there. */
    href: isWhole ? null : placeOf(line),
    /** From what to what, after the title; null where nothing was noted, or the words say it. */
    rest: isMark ? null : restOf(line),
    /** A title is quoted, a name is not. */
    isName: tipo === 'miembro',
  };
}

/** The actions to filter by, in groups of what they are done to. */
export const ACTION_OPTIONS = LOG_ACTIONS.map((value) => ({
  value,
  label: texts.acts[value][0],
  group: texts.groups[LOG_ACTS[value][0]],
}));

/** Lines of one day together, in the order they come. */
export function logDays(lines: readonly LogLine[]): [day: string, lines: LogLine[]][] {
  const days = new Map<string, LogLine[]>();
  for (const line of lines) {
    const day = formatDate(line.fecha);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}
