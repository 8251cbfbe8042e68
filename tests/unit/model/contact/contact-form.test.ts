import { describe, expect, it } from 'vitest';
import { validateContact } from '@/model/contact/contact-form';
import { CONTACT_LIMITS } from '@/model/contact/limits';

const good = { nombre: 'Ana', email: 'ana@ejemplo.cl', mensaje: 'Hola' };

describe('the contact form', () => {
  it('accepts what is complete', () => {
    expect(validateContact(good)).toEqual({});
  });

  it('asks for each field that is empty or only spaces', () => {
    expect(validateContact({ nombre: ' ', email: '', mensaje: '\n' })).toEqual({
      nombre: 'Por favor ingresa tu nombre',
      email: 'Por favor ingresa tu correo electrónico',
      mensaje: 'Por favor ingresa un mensaje',
    });
  });

  it.each(['ana', 'ana@', '@b.c', 'a@b', 'a b@c.d', 'a@b..c', 'a@b.c.'])(
    'refuses the address %j',
    (email) => {
      expect(validateContact({ ...good, email }).email).toBe('Por favor, ingresa un email válido.');
    },
  );

  it.each(['nombre', 'mensaje'] as const)('takes %s at its limit and refuses one past it', (field) => {
    const limit = CONTACT_LIMITS[field];
    expect(validateContact({ ...good, [field]: 'x'.repeat(limit) })[field]).toBeUndefined();
    expect(validateContact({ ...good, [field]: 'x'.repeat(limit + 1) })[field]).toContain(String(limit));
  });
});
