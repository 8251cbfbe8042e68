import { describe, expect, it } from 'vitest';
import { safeReturnPath, signInReason } from '@/session/return-path';
import { parseHint } from '@/session/session-hint';

describe('the way back after signing in', () => {
  it.each(['/perfil', '/articulo/99?a=1#comentarios', '/biblioteca?q=a%20b'])('%s is followed', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    'https://otro.example/',
    '//otro.example/',
    '/\\otro.example/',
    '/\t/otro.example/',
    '/..//otro.example',
    '/.//otro.example',
    'javascript:alert(1)',
    'perfil',
    '',
    '/login',
    '/registro?volver=%2Flogin',
    '/recuperar-contrasena',
  ])('%j is not', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });

  it('is nowhere when none was given', () => {
    expect(safeReturnPath(null)).toBeNull();
  });
});

describe('what the device remembers', () => {
  it('is read back', () => {
    const hint = { uid: 'ana', nombre: 'Ana', avatar: null, rol: 'editor' };
    expect(parseHint(JSON.stringify(hint))).toEqual(hint);
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"ana"',
    '{"uid":"","nombre":"Ana","rol":"usuario"}',
    '{"uid":"a","nombre":"A","rol":"dios"}',
  ])('%j is nobody', (text) => {
    expect(parseHint(text)).toBeNull();
  });
});

describe('why someone was sent to sign in', () => {
  it('is the message that came along', () => {
    expect(signInReason({ message: 'Debes iniciar sesión' })).toBe('Debes iniciar sesión');
  });

  it.each([null, undefined, 'texto', {}, { message: 5 }])('%j is no reason', (state) => {
    expect(signInReason(state)).toBeNull();
  });
});
