import { messages } from '../messages';
import { found, textProblem } from '../shared/form-problems';
import { isTooMuch } from '../shared/markdown/reading-work';
import { isBlank } from '../shared/text/blank';
import { characters } from '../shared/text/characters';
import { cleanLine } from '../shared/text/written-text';
import { FORUM_LIMITS } from './limits';
import type { Topic } from './topic';

export interface TopicValues {
  titulo: string;
  categoriaId: string;
  contenido: string;
  tags: readonly string[];
}

/** What an edit of a topic writes: whatever of it its form holds, but for its category, which a move changes. */
export type TopicEdit = Omit<TopicValues, 'categoriaId'>;

const texts = messages.forumWriting.validation;

/** What is wrong with a topic, field by field, and as a whole where something is missing; empty when it can be sent (spec 2, section 5). */
export function validateTopic({ titulo, categoriaId, contenido }: TopicValues) {
  const isLong = characters(cleanLine(titulo)) > FORUM_LIMITS.titulo;
  const wrongTitle = isLong ? texts.titleTooLong : undefined;
  const isMissing = isBlank(titulo) || categoriaId === '' || isBlank(contenido);
  return found({
    titulo: isBlank(titulo) ? texts.empty.titulo : wrongTitle,
    categoriaId: categoriaId === '' ? texts.empty.categoriaId : undefined,
    contenido: messageProblem(
      contenido,
      FORUM_LIMITS.contenidoTema,
      texts.empty.contenido,
      texts.topicTooLong,
    ),
    form: isMissing ? texts.required : undefined,
  });
}

/** What is wrong with a message: too long, or read otherwise than it was meant. */
function messageProblem(typed: string, max: number, required: string, tooLong: string): string | undefined {
  return textProblem(typed, max, required, tooLong) ?? (isTooMuch(typed) ? texts.tooManyMarks : undefined);
}

export const replyProblem = (contenido: string): string | undefined =>
  messageProblem(contenido, FORUM_LIMITS.contenidoRespuesta, texts.replyRequired, texts.replyTooLong);

/** Of the reason of a report. */
export const reasonProblem = (motivo: string): string | undefined =>
  textProblem(motivo, FORUM_LIMITS.motivo, texts.reasonRequired, texts.reasonTooLong);

/** The list with one more tag, lowercased and trimmed; or why it is refused. An empty one changes nothing. */
export function addTag(
  tags: readonly string[],
  typed: string,
): { tags: readonly string[] } | { problem: string } {
  const tag = cleanLine(typed.toLowerCase()).replace(/\s+/g, ' ');
  if (isBlank(tag)) return { tags };
  if (tags.includes(tag)) return { problem: texts.tagExists };
  if (tags.length >= FORUM_LIMITS.tags) return { problem: texts.tooManyTags };
  if (characters(tag) > FORUM_LIMITS.tag) return { problem: texts.tagTooLong };
  return { tags: [...tags, tag] };
}

/** A topic as its form holds it: its tags one a line, and the one that is being typed. */
export const EMPTY_TOPIC = { titulo: '', categoriaId: '', contenido: '', tags: '', etiqueta: '' };
export type TopicTexts = typeof EMPTY_TOPIC;

/** A topic as its form begins when it is edited. */
export const topicTexts = ({ titulo, categoriaId, contenido, tags }: Topic): TopicTexts => ({
  titulo,
  categoriaId,
  contenido,
  tags: tags.join('\n'),
  etiqueta: '',
});

export const tagsIn = (lines: string): string[] => lines.split('\n').filter(Boolean);

/** The topic that a form holds, with the tag that is still being typed, and what is wrong with it, field by field. */
export function readTopic({ titulo, categoriaId, contenido, tags, etiqueta }: TopicTexts) {
  const chosen = tagsIn(tags);
  const added = { tags: chosen, problem: undefined, ...addTag(chosen, etiqueta) };
  const values = { titulo, categoriaId, contenido, tags: added.tags };
  const wrong = { ...validateTopic(values), ...found({ etiqueta: added.problem }) };
  // One tag too many is typed far from the button that it keeps from sending: it is said there too.
  const tooMany = added.problem === texts.tooManyTags ? texts.tooManyTags : undefined;
  const form = [wrong.form, tooMany].filter(Boolean).join(' ') || undefined;
  return { values, wrong: { ...wrong, ...found({ form }) } };
}
