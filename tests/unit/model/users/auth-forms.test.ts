import { describe, expect, it } from 'vitest';
import { validateComment } from '@/model/comments/comment-form';
import { COMMENT_LIMITS } from '@/model/comments/limits';
import { PICTURE_MAX_BYTES, pictureProblem } from '@/model/images/picture-file';
import { authErrorMessage } from '@/model/users/auth-errors';
import {
  validateAdmin,
  validateLogin,
  validatePasswordChange,
  validateProfile,
  validateRegistration,
  validateReset,
} from '@/model/users/auth-forms';

const person = {
  nombre: 'Ana',
  email: 'ana@ejemplo.cl',
  password: 'secreta',
  confirmacion: 'secreta',
  biografia: '',
};

describe('signing in', () => {
  it('takes an e-mail and a password', () => {
    expect(validateLogin({ email: 'ana@ejemplo.cl', password: 'x' })).toEqual({});
  });

  it('asks for what is missing', () => {
    const all = 'Por favor, completa todos los campos.';
    const [email, password] = ['Escribe tu correo electrónico.', 'Escribe la contraseña.'];
    expect(validateLogin({ email: ' ', password: '' })).toEqual({ email, password, form: all });
    expect(validateLogin({ email: 'a@b.cl', password: '' })).toEqual({ password, form: all });
  });

  it('takes a password of spaces', () => {
    expect(validateLogin({ email: 'a@b.cl', password: '      ' })).toEqual({});
  });
});

describe('signing up', () => {
  it('takes what is complete; the biography is optional', () => {
    expect(validateRegistration(person)).toEqual({});
  });

  it('asks first for what is missing: name, e-mail and password', () => {
    const required = 'Por favor, completa todos los campos requeridos.';
    const empty = { nombre: ' ', email: '', password: '', confirmacion: '', biografia: '' };
    expect(validateRegistration(empty)).toEqual({
      nombre: 'Escribe tu nombre.',
      email: 'Escribe tu correo electrónico.',
      password: 'Escribe la contraseña.',
      form: required,
    });
  });

  it.each([
    [{ confirmacion: 'otra' }, { confirmacion: 'Las contraseñas no coinciden.' }],
    [{ confirmacion: '' }, { confirmacion: 'Las contraseñas no coinciden.' }],
    [{ email: 'ana@ejemplo' }, { email: 'Por favor, ingresa un email válido.' }],
    [
      { password: '12345', confirmacion: '12345' },
      { password: 'La contraseña debe tener al menos 6 caracteres.' },
    ],
    [{ nombre: 'x'.repeat(81) }, { nombre: 'El nombre no puede superar los 80 caracteres' }],
    [{ biografia: 'x'.repeat(501) }, { biografia: 'La biografía no puede superar los 500 caracteres' }],
  ])('case %#: says what is wrong', (over, errors) => {
    expect(validateRegistration({ ...person, ...over })).toEqual(errors);
  });

  it('takes the limits themselves', () => {
    const limits = {
      nombre: 'x'.repeat(80),
      biografia: 'x'.repeat(500),
      password: '123456',
      confirmacion: '123456',
    };
    expect(validateRegistration({ ...person, ...limits })).toEqual({});
  });
});

describe('the other forms', () => {
  it('the first administrator needs an e-mail and a password of 6', () => {
    expect(validateAdmin({ email: 'a@b.cl', password: '12345' })).toEqual({
      password: 'La contraseña debe tener al menos 6 caracteres.',
    });
    expect(validateAdmin({ email: 'a@b.cl', password: '123456' })).toEqual({});
  });

  it('a new password is another, repeated', () => {
    expect(validatePasswordChange({ actual: 'secreta', nueva: 'secreta', confirmacion: 'secreto' })).toEqual({
      nueva: 'La contraseña nueva debe ser distinta de la actual.',
      confirmacion: 'Las contraseñas no coinciden.',
    });
    expect(validatePasswordChange({ actual: 'secreta', nueva: 'nueva-1', confirmacion: 'nueva-1' })).toEqual(
      {},
    );
  });

  it('recovering a password needs a valid e-mail', () => {
    expect(validateReset({ email: 'nada' })).toEqual({ email: 'Por favor, ingresa un email válido.' });
    expect(validateReset({ email: ' a@b.cl ' })).toEqual({});
  });

  it('a profile needs a name', () => {
    expect(validateProfile({ nombre: '  ', biografia: '' })).toEqual({
      nombre: 'Por favor ingresa tu nombre',
    });
  });
});

describe('what Auth refuses', () => {
  it.each([
    ['auth/user-not-found', 'No existe una cuenta con este correo electrónico.'],
    ['auth/wrong-password', 'Contraseña incorrecta. Por favor, verifica e intenta nuevamente.'],
    ['auth/too-many-requests', 'Demasiados intentos fallidos. Por favor, intenta más tarde.'],
    ['auth/invalid-credential', 'Credenciales incorrectas. Por favor, verifica tu email y contraseña.'],
    ['auth/otra-cosa', 'Error al iniciar sesión. Por favor, intenta de nuevo.'],
    ['constructor', 'Error al iniciar sesión. Por favor, intenta de nuevo.'],
  ])('signing in: %s', (code, message) => expect(authErrorMessage(code, 'login')).toBe(message));

  it.each([
    ['auth/email-already-in-use', 'Este correo electrónico ya está registrado.'],
    ['auth/invalid-email', 'El correo electrónico no es válido.'],
    ['auth/weak-password', 'La contraseña debe tener al menos 6 caracteres.'],
    ['auth/unknown', 'Error al registrar usuario. Por favor, intenta de nuevo.'],
  ])('signing up: %s', (code, message) => expect(authErrorMessage(code, 'register')).toBe(message));

  it.each(['change', 'delete'] as const)(
    'asked again (%s), bad credentials are the current password',
    (context) => {
      expect(authErrorMessage('auth/invalid-credential', context)).toBe(
        'La contraseña actual no es correcta.',
      );
      expect(authErrorMessage('auth/wrong-password', context)).toBe('La contraseña actual no es correcta.');
    },
  );

  it('a failed connection and an old session have their own sentences', () => {
    expect(authErrorMessage('auth/network-request-failed', 'login')).toContain('No hay conexión');
    expect(authErrorMessage('auth/requires-recent-login', 'delete')).toContain('vuelve a iniciar sesión');
  });
});

describe('the comment form', () => {
  const comment = { autor: 'Ana', email: '', contenido: 'Hola' };

  it('takes a comment without an e-mail', () => expect(validateComment(comment)).toEqual({}));

  it('asks for name and text', () => {
    expect(validateComment({ autor: ' ', email: '', contenido: '\n' })).toEqual({
      autor: 'Por favor ingresa tu nombre',
      contenido: 'Por favor ingresa un comentario',
    });
  });

  it('checks an e-mail that is there', () => {
    expect(validateComment({ ...comment, email: 'nada' })).toEqual({
      email: 'Por favor, ingresa un email válido.',
    });
    expect(validateComment({ ...comment, email: 'a@b.cl' })).toEqual({});
  });

  it.each(['autor', 'contenido'] as const)('takes %s at its limit and refuses one past it', (field) => {
    const limit = COMMENT_LIMITS[field];
    expect(validateComment({ ...comment, [field]: 'x'.repeat(limit) })).toEqual({});
    expect(validateComment({ ...comment, [field]: 'x'.repeat(limit + 1) })[field]).toBeDefined();
  });
});

describe('a picture', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])(
    'may be %s, up to 5 MB',
    (type) => {
      expect(pictureProblem({ type, size: PICTURE_MAX_BYTES })).toBeUndefined();
    },
  );

  it.each([
    [{ type: 'image/png', size: PICTURE_MAX_BYTES + 1 }, 'La imagen es demasiado grande. Máximo 5 MB.'],
    [
      { type: 'image/svg+xml', size: 10 },
      'Tipo de archivo no permitido. Solo se permiten imágenes JPG, PNG, GIF y WebP.',
    ],
    [{ type: 'image/png', size: 0 }, 'Debe proporcionar un archivo válido'],
  ])('case %#: is refused', (file, message) => expect(pictureProblem(file)).toBe(message));
});
