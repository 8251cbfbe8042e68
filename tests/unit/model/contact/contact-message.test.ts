import { expect, it } from 'vitest';
import { replyHref } from '@/model/contact/contact-message';

const message = {
  nombre: 'Ana & Luis',
  email: 'ana@demo.test',
  mensaje: 'Hola\n¿qué tal?',
  fecha: new Date(2024, 2, 12, 12),
};

function partsOf(href: string | null) {
  const url = new URL(href ?? '');
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
    names: [...url.searchParams.keys()],
  };
}

it('an answer is addressed, named and quotes what was written', () => {
  expect(partsOf(replyHref(message, 'El Sitio'))).toEqual({
    to: 'ana@demo.test',
    subject: 'Respuesta a tu mensaje a El Sitio',
    body: 'Hola, Ana & Luis:\r\n\r\n\r\n\r\nEl 12 de marzo de 2024 escribiste:\r\n> Hola\r\n> ¿qué tal?',
    names: ['subject', 'body'],
  });
});

it('an address cannot bring recipients or a text of its own', () => {
  const email = 'ana@demo.test?bcc=todos&body=x';
  expect(partsOf(replyHref({ ...message, email }, 'S'))).toMatchObject({
    to: email,
    names: ['subject', 'body'],
  });
});

it('what is no address has no answer', () => {
  for (const email of ['', 'ana', 'ana @demo.test', '@demo.test', 'ana@demo.test?bcc=luis@demo.test'])
    expect(replyHref({ ...message, email }, 'S')).toBeNull();
});

it('a long message is quoted by its beginning', () => {
  const { body } = partsOf(replyHref({ ...message, mensaje: 'x'.repeat(5000) }, 'S'));
  expect(body?.endsWith(`> ${'x'.repeat(1000)}…`)).toBe(true);
});
