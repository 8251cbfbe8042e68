import { describe, expect, it } from 'vitest';
import { articleErrors, EMPTY_ARTICLE, writingErrors } from '@/model/articles/editing/article-fields';
import { replyProblem, validateTopic } from '@/model/forum/forms';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';

const TOO_DEEP = '> '.repeat(2500);
const { tooManyMarks } = messages.forumWriting.validation;

describe('a text with more marks than are read', () => {
  it('is refused as a reply and as a topic, and says why', () => {
    expect(replyProblem(TOO_DEEP)).toBe(tooManyMarks);
    const topic = { titulo: 'Marib', categoriaId: 'c', contenido: TOO_DEEP, tags: [] };
    expect(validateTopic(topic)).toEqual({ contenido: tooManyMarks });
  });

  it('is refused to who writes an article, and taken from an import', () => {
    const article = { ...EMPTY_ARTICLE, titulo: 'Marib', contenido: TOO_DEEP };
    expect(writingErrors(article)).toEqual({ contenido: staff.editor.errors.tooManyMarks });
    expect(articleErrors(article)).toEqual({});
  });
});
