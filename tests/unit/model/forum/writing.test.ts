import { describe, expect, it } from 'vitest';
import { FORUM_EXCERPT, lastReplyWords, topicExcerpt } from '@/model/forum/excerpt';
import {
  addTag,
  EMPTY_TOPIC,
  readTopic,
  reasonProblem,
  replyProblem,
  validateTopic,
} from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { mentionBefore, mentionChoices, mentionedIn, namesMentioned } from '@/model/forum/mentions';
import { quoteOf } from '@/model/forum/quote';
import { messages } from '@/model/messages';

const texts = messages.forumWriting.validation;

describe('the form of a topic', () => {
  const right = { titulo: 'Nahom', categoriaId: 'general', contenido: 'Hola', tags: [] };

  it('counts an emoji of the title once', () => {
    expect(validateTopic({ ...right, titulo: '😀'.repeat(FORUM_LIMITS.titulo) })).toEqual({});
    expect(validateTopic({ ...right, titulo: '😀'.repeat(FORUM_LIMITS.titulo + 1) })).toHaveProperty(
      'titulo',
    );
  });

  it('wants title, category and content, blanks aside', () => {
    expect(validateTopic(right)).toEqual({});
    expect(validateTopic({ titulo: '  ', categoriaId: '', contenido: '\n', tags: [] })).toEqual({
      titulo: 'Escribe un título.',
      categoriaId: 'Elige una categoría.',
      contenido: 'Escribe el contenido.',
      form: 'Por favor, completa todos los campos obligatorios.',
    });
  });

  it('takes 100 characters of a title and 20,000 of a content, and not one more', () => {
    const of = (title: number, content: number) =>
      validateTopic({ ...right, titulo: 'x'.repeat(title), contenido: 'x'.repeat(content) });
    expect(of(100, FORUM_LIMITS.contenidoTema)).toEqual({});
    expect(of(101, FORUM_LIMITS.contenidoTema + 1)).toEqual({
      titulo: texts.titleTooLong,
      contenido: texts.topicTooLong,
    });
    expect(validateTopic({ ...right, titulo: ` ${'x'.repeat(100)} ` })).toEqual({});
  });
});

describe('a tag', () => {
  it('is lowercased and trimmed, once each', () => {
    expect(addTag([], '  Libro  de   Mormón ')).toEqual({ tags: ['libro de mormón'] });
    expect(addTag(['nahom'], 'NAHOM')).toEqual({ problem: 'Este tag ya existe' });
    expect(addTag(['nahom'], '   ')).toEqual({ tags: ['nahom'] });
  });

  it('is one of five at most, of 30 characters at most', () => {
    const four = ['a', 'b', 'c', 'd'];
    expect(addTag(four, 'e')).toEqual({ tags: [...four, 'e'] });
    expect(addTag([...four, 'e'], 'f')).toEqual({ problem: 'No puedes añadir más de 5 tags' });
    expect(addTag([...four, 'e'], 'a')).toEqual({ problem: 'Este tag ya existe' });
    expect(addTag([], 'x'.repeat(30))).toEqual({ tags: ['x'.repeat(30)] });
    expect(addTag([], 'x'.repeat(31))).toEqual({ problem: texts.tagTooLong });
  });

  it('that is one too many is said of the form too, far from whose button it stands', () => {
    const tags = ['uno', 'dos', 'tres', 'cuatro', 'cinco'].join('\n');
    const full = { ...EMPTY_TOPIC, titulo: 'x', categoriaId: 'g', contenido: 'x', tags, etiqueta: 'seis' };
    expect(readTopic(full).wrong).toEqual({
      form: 'No puedes añadir más de 5 tags',
      etiqueta: 'No puedes añadir más de 5 tags',
    });
  });

  it('holds a tag a line, also one with a comma, and the one that is still being typed', () => {
    const form = { ...EMPTY_TOPIC, tags: 'arabia\nlíbano, siria', etiqueta: ' Nahom ' };
    expect(readTopic(form).values.tags).toEqual(['arabia', 'líbano, siria', 'nahom']);
    expect(readTopic(form).wrong).not.toHaveProperty('etiqueta');
    expect(readTopic({ ...form, etiqueta: 'Arabia' }).wrong).toHaveProperty('etiqueta', texts.tagExists);
  });
});

describe('a reply and a reason', () => {
  it('are not empty and not too long', () => {
    expect(replyProblem(' \n ')).toBe('Por favor, escribe una respuesta');
    expect(replyProblem('x'.repeat(10_000))).toBeUndefined();
    expect(replyProblem('x'.repeat(10_001))).toBe(texts.replyTooLong);
    expect(reasonProblem(' ')).toBe('Por favor, indica el motivo del reporte');
    expect(reasonProblem('x'.repeat(500))).toBeUndefined();
    expect(reasonProblem('x'.repeat(501))).toBe(texts.reasonTooLong);
  });
});

describe('a quotation', () => {
  it('names its author and stands apart from what answers it', () => {
    expect(quoteOf('Ana', 'Hola')).toBe('> **Ana** escribió:\n> Hola\n\n');
  });

  it('is of 150 characters at most, with an ellipsis', () => {
    const quoted = (length: number) => quoteOf('Ana', 'x'.repeat(length)).split('\n> ')[1]?.trimEnd() ?? '';
    expect(quoted(FORUM_EXCERPT.quote)).toBe('x'.repeat(150));
    expect(quoted(151)).toBe(`${'x'.repeat(150)}…`);
  });

  it('keeps words that look like markdown as words, and has no quotation in it', () => {
    expect(quoteOf('A*na', '> de otro\n\nEl 2 * 3 y [esto]')).toBe(
      '> **A\\*na** escribió:\n> El 2 \\* 3 y \\[esto\\]\n\n',
    );
  });

  it('leaves an address as it is: it still leads where it led', () => {
    expect(quoteOf('Ana', 'Ver https://es.wikipedia.org/wiki/Libro_de_Mormón y a_b_c')).toContain(
      'Ver https://es.wikipedia.org/wiki/Libro_de_Mormón y a\\_b\\_c',
    );
  });

  it('is cut like the cards of topics and the last reply', () => {
    expect(topicExcerpt('x'.repeat(200))).toBe(`${'x'.repeat(150)}…`);
    expect(lastReplyWords('x'.repeat(200))).toHaveLength(FORUM_EXCERPT.lastReply);
    expect(lastReplyWords(`${'x'.repeat(99)}👍 sí`)).toBe('x'.repeat(99));
    expect(lastReplyWords('**Sí**, claro')).toBe('**Sí**, claro');
  });
});

describe('a mention', () => {
  const people = [
    { uid: '1', nombre: 'Ana' },
    { uid: '2', nombre: 'Ana María' },
    { uid: '3', nombre: 'Íñigo Núñez' },
  ];
  const told = (text: string) => mentionedIn(text, people).map(({ uid }) => uid);

  it('is a whole name after an @', () => {
    expect(told('Gracias, @Ana.')).toEqual(['1']);
    expect(told('(@Íñigo Núñez) y @Ana')).toEqual(['1', '3']);
    expect(told('Hola, Ana')).toEqual([]);
  });

  it('is of the longer name where one begins with another', () => {
    expect(told('@Ana María')).toEqual(['2']);
    expect(told('@Ana María y @Ana')).toEqual(['1', '2']);
  });

  it('is no address and no part of another name', () => {
    expect(told('Escribe a bruno@Ana.cl')).toEqual([]);
    expect(told('@Anabel no está aquí')).toEqual([]);
    expect(told('@Anabel y @Ana')).toEqual(['1']);
    expect(told('@@Ana MaríaAna')).toEqual(['1']);
  });

  it('may mean several names, which are asked for together', () => {
    expect(namesMentioned('Hola, @Ana María. Y a ana@ejemplo.cl no.')).toEqual([
      'Ana',
      'Ana María.',
      'Ana María',
      'Ana María. Y',
      'Ana María. Y a',
      'Ana María. Y a ana',
    ]);
    expect(namesMentioned('Nadie')).toEqual([]);
    const many = Array.from({ length: 9 }, (_, n) => `@Uno ${n} Dos Tres Cuatro Cinco`).join(', ');
    expect(namesMentioned(many).length).toBeLessThanOrEqual(30);
  });

  it('tells five at most', () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ uid: String(n), nombre: `Persona ${n}` }));
    expect(mentionedIn(many.map(({ nombre }) => `@${nombre}`).join(' '), many)).toHaveLength(5);
  });

  it('is completed from the beginnings of the words of a name', () => {
    expect(mentionBefore('Hola @An', 8)).toEqual({ at: 5, typed: 'An' });
    expect(mentionBefore('correo@An', 9)).toBeNull();
    expect(mentionBefore('@Ana\nsigue', 10)).toBeNull();
    const offered = (typed: string) => mentionChoices(typed, people).map(({ uid }) => uid);
    expect(offered('nuñ')).toEqual(['3']);
    expect(offered('mar')).toEqual(['2']);
    expect(offered('')).toEqual(['1', '2', '3']);
    expect(mentionChoices('', people, 2)).toHaveLength(2);
  });
});
