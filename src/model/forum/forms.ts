import { messages } from '../messages';
import { isBlank } from '../visible-text';
import { FORUM_LIMITS } from './limits';

export interface TopicValues {
  titulo: string;
  categoriaId: string;
  contenido: string;
  tags: readonly string[];
}

export type TopicErrors = Partial<Record<'titulo' | 'categoriaId' | 'contenido', string>>;

const texts = messages.forumWriting.validation;

/** Characters as they are counted in a title: an emoji is one, of two units in the text; firestore.rules take twice as many units. */
export const characters = (text: string): number => [...text].length;

/** What is wrong with a topic, field by field; empty when it can be sent (spec 2, section 5). */
export function validateTopic(values: TopicValues): TopicErrors {
  const errors: TopicErrors = {};
  const titulo = values.titulo.trim();
  if (isBlank(titulo)) errors.titulo = texts.required;
  else if (characters(titulo) > FORUM_LIMITS.titulo) errors.titulo = texts.titleTooLong;
  if (values.categoriaId === '') errors.categoriaId = texts.required;
  const contenido = values.contenido.trim();
  if (isBlank(contenido)) errors.contenido = texts.required;
  else if (contenido.length > FORUM_LIMITS.contenidoTema) errors.contenido = texts.topicTooLong;
  return errors;
}

/** What is wrong with a text that has to be there; undefined when it can be sent. */
export function textProblem(typed: string, max: number, required: string, tooLong: string) {
  if (isBlank(typed)) return required;
  return typed.trim().length > max ? tooLong : undefined;
}

export const replyProblem = (contenido: string): string | undefined =>
  textProblem(contenido, FORUM_LIMITS.contenidoRespuesta, texts.replyRequired, texts.replyTooLong);

/** Of the reason of a report. */
export const reasonProblem = (motivo: string): string | undefined =>
  textProblem(motivo, FORUM_LIMITS.motivo, texts.reasonRequired, texts.reasonTooLong);

/** The list with one more tag, lowercased and trimmed; or why it is refused. An empty one changes nothing. */
export function addTag(
  tags: readonly string[],
  typed: string,
): { tags: readonly string[] } | { problem: string } {
  const tag = typed.trim().replace(/\s+/g, ' ').toLowerCase();
  if (tag === '') return { tags };
  if (tags.includes(tag)) return { problem: texts.tagExists };
  if (tags.length >= FORUM_LIMITS.tags) return { problem: texts.tooManyTags };
  if (tag.length > FORUM_LIMITS.tag) return { problem: texts.tagTooLong };
  return { tags: [...tags, tag] };
}
