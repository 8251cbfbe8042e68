import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avatarUrl, drawnAvatar, isAvatarOf, isOwnPicture } from '@/model/users/avatars';
import { PREDEFINED_AVATARS } from '@/model/users/predefined-avatars';

const PLACE = 'https://firebasestorage.googleapis.com/v0/b/sitio.appspot.com/o/';
const OWN = `${PLACE}avatares%2Fana%2Ffoto.webp?alt=media&token=4b2c-9`;

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
    expect(isAvatarOf('ana', url, PLACE)).toBe(true);
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
  ])('%j shows %j', (name, initials) => expect(drawnAvatar(name).letters).toBe(initials));

  it('is always the same for a name', () => {
    expect(drawnAvatar('Ana Soto')).toEqual(drawnAvatar('Ana Soto'));
  });

  it('is not the same for every name', () => {
    const grounds = new Set(['Ana', 'Luis', 'Eva', 'Rut', 'Noé'].map((name) => drawnAvatar(name).ground));
    expect(grounds.size).toBeGreaterThan(1);
  });
});

describe('an address as an avatar', () => {
  it('is taken from the member’s own folder in Storage', () => {
    expect(isAvatarOf('ana', OWN, PLACE)).toBe(true);
    expect(isOwnPicture(OWN, PLACE)).toBe(true);
    expect(avatarUrl(OWN, PLACE)).toBe(OWN);
  });

  it.each([
    'https://otro.example/x.png',
    '/img/avatares/../../x.svg',
    '//otro.example/img/avatares/x.svg',
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    OWN.replace('avatares', 'articulos'),
    OWN.replace('sitio', 'ajeno'),
    OWN.replace('https', 'http'),
    OWN.replace('foto.webp', String.raw`\..\..\..\..\v0\b\ajeno\o\x`),
    OWN.replace('foto.webp', '../../../b/ajeno/o/x'),
    `${OWN}#x`,
    `${OWN} x`,
    `${OWN}${'x'.repeat(500)}`,
  ])('is not taken from %s', (url) => expect(isAvatarOf('ana', url, PLACE)).toBe(false));

  it('is not taken from another member’s folder', () => expect(isAvatarOf('luis', OWN, PLACE)).toBe(false));

  it('is none in Storage where the site has no bucket', () => {
    expect(isAvatarOf('ana', OWN, '')).toBe(false);
    expect(isAvatarOf('ana', 'avatares%2Fana%2Ffoto.webp', '')).toBe(false);
    expect(avatarUrl(OWN, '')).toBeNull();
  });

  it('that is not safe is not shown', () => {
    for (const avatar of ['https://otro.example/x.png', OWN.replace('sitio', 'ajeno'), null])
      expect(avatarUrl(avatar, PLACE)).toBeNull();
  });
});
