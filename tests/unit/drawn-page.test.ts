// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawnPage } from '@/drawn-page';

const at = (pathname: string, search = '') => drawnPage(document, { pathname, search });

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<script type="application/json" id="datos" data-path="/biblioteca" data-drawn="1"></script>';
});

describe('a page that the build drew', () => {
  it('is taken over by a visitor', () => {
    expect(at('/biblioteca')).toMatchObject({ isOfAddress: true, isTakenOver: true });
  });

  it('is taken over where the address asks for nothing of the list', () => {
    expect(at('/biblioteca', '?utm_source=boletin').isTakenOver).toBe(true);
  });

  it('is drawn anew for a list that is filtered', () => {
    expect(at('/biblioteca', '?etiqueta=Nahom')).toMatchObject({ isOfAddress: true, isTakenOver: false });
  });

  it('is drawn anew for a member', () => {
    localStorage.setItem('sesion', '{}');
    expect(at('/biblioteca').isTakenOver).toBe(false);
  });

  it('is drawn anew at another address', () => {
    expect(at('/biblioteca/')).toMatchObject({ isOfAddress: false, isTakenOver: false });
  });
});

it('a page that nobody drew is drawn by the application', () => {
  document.body.innerHTML = '';
  expect(at('/biblioteca')).toMatchObject({ data: null, isTakenOver: false });
});
