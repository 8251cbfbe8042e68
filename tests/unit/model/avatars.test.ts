import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avatarUrl, drawnAvatar, isAvatarOf, isOwnPicture } from '@/model/avatars';
import { PREDEFINED_AVATARS } from '@/model/predefined-avatars';

const OWN =
  'https://firebasestorage.googleapis.com/v0/b/sitio.appspot.com/o/avatares%2Fana%2Ffoto.webp?alt=media';

function drawing(name: string): string {
  return decodeURIComponent(drawnAvatar(name).replace('data:image/svg+xml,', ''));
}

describe('the predefined avatars', () => {
  it('are nine, and the last one has the id default', () => {
    expect(PREDEFINED_AVATARS.map(({ nombre }) => nombre)).toEqual([
      'Profeta',
      'Guerrero',
      'Escriba',
      'Viajero',
      'Rey',
      'Misionero',
      'Patriarca',
      'Explorador',
      'Historiador',
    ]);
    expect(PREDEFINED_AVATARS.at(-1)?.id).toBe('default');
  });

  it.each(PREDEFINED_AVATARS)('$nombre is a file of the site that may be stored', ({ url }) => {
    expect(existsSync(`public${url}`)).toBe(true);
    expect(isAvatarOf('ana', url)).toBe(true);
  });
});

describe('the avatar drawn from a name', () => {
  it.each([
    ['Ana Soto', 'AS'],
    ['ana', 'A'],
    ['Ángel de la Ñuñoa', 'ÁÑ'],
    ['«Ana» (Soto)', 'AS'],
    ['', '?'],
    ['  ', '?'],
    ['🙂', '?'],
    ['<b>', 'B'],
  ])('%j shows %j', (name, initials) => expect(drawing(name)).toContain(`>${initials}</text>`));

  it('is always the same for a name, and asks nobody for anything', () => {
    expect(drawnAvatar('Ana Soto')).toBe(drawnAvatar('Ana Soto'));
    expect(drawing('Ana Soto').replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  it('is not the same for every name', () => {
    const grounds = new Set(
      ['Ana', 'Luis', 'Eva', 'Rut', 'Noé'].map((name) => /fill="(#\w+)"/.exec(drawing(name))?.[1]),
    );
    expect(grounds.size).toBeGreaterThan(1);
  });
});

describe('an address as an avatar', () => {
  it('is taken from the member’s own folder in Storage', () => {
    expect(isAvatarOf('ana', OWN)).toBe(true);
    expect(isOwnPicture(OWN)).toBe(true);
    expect(avatarUrl({ nombre: 'Ana', avatar: OWN })).toBe(OWN);
  });

  it.each([
    'https://otro.example/x.png',
    '/img/avatares/../../x.svg',
    '//otro.example/img/avatares/x.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    OWN.replace('avatares', 'articulos'),
    `${OWN} x`,
    `${OWN}${'x'.repeat(500)}`,
  ])('is not taken from %s', (url) => expect(isAvatarOf('ana', url)).toBe(false));

  it('is not taken from another member’s folder', () => expect(isAvatarOf('luis', OWN)).toBe(false));

  it('that is not safe shows the drawn one instead', () => {
    expect(avatarUrl({ nombre: 'Ana', avatar: 'https://otro.example/x.png' })).toBe(drawnAvatar('Ana'));
    expect(avatarUrl({ nombre: 'Ana', avatar: null })).toBe(drawnAvatar('Ana'));
  });
});
