import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/services/firestore/config';

const project = {
  VITE_FIREBASE_API_KEY: 'clave',
  VITE_FIREBASE_AUTH_DOMAIN: 'sitio.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'sitio',
  VITE_FIREBASE_STORAGE_BUCKET: 'sitio.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('the configuration', () => {
  it('of a production build without variables names all that are missing', () => {
    const { VITE_FIREBASE_STORAGE_BUCKET: _, ...required } = project;
    expect(parseConfig({ DEV: false })).toEqual({ ok: false, missing: Object.keys(required) });
  });

  it('that is almost complete names the one that is missing, in development too', () => {
    const { VITE_FIREBASE_APP_ID: _, ...rest } = project;
    for (const DEV of [true, false]) {
      expect(parseConfig({ ...rest, DEV, VITE_FIREBASE_API_KEY: ' clave ' })).toEqual({
        ok: false,
        missing: ['VITE_FIREBASE_APP_ID'],
      });
    }
  });

  it('of a project without a bucket is whole', () => {
    expect(parseConfig({ ...project, VITE_FIREBASE_STORAGE_BUCKET: '', DEV: false })).toMatchObject({
      ok: true,
      config: { firebase: { projectId: 'sitio', storageBucket: '' } },
    });
  });

  it('of a project talks to it and to no emulator', () => {
    expect(parseConfig({ ...project, DEV: false })).toEqual({
      ok: true,
      config: {
        siteName: 'Evidencias del Libro de Mormón',
        firebase: {
          apiKey: 'clave',
          authDomain: 'sitio.firebaseapp.com',
          projectId: 'sitio',
          storageBucket: 'sitio.appspot.com',
          appId: '1:2:web:3',
        },
        emulators: null,
        imageUploadUrl: null,
        imageDeleteUrl: null,
        appCheck: null,
      },
    });
  });

  it.each([
    ['v3:6Lc_a', { kind: 'v3', siteKey: '6Lc_a' }],
    [' enterprise:6Lc-b ', { kind: 'enterprise', siteKey: '6Lc-b' }],
  ])('knows by %s which App Check it has', (VITE_APP_CHECK, appCheck) => {
    expect(parseConfig({ ...project, VITE_APP_CHECK })).toMatchObject({ ok: true, config: { appCheck } });
    expect(parseConfig({ VITE_APP_CHECK, DEV: true })).toMatchObject({ config: { appCheck: null } });
  });

  it.each(['6Lc', 'v2:6Lc', 'v3:'])('names App Check where %s is none', (VITE_APP_CHECK) => {
    expect(parseConfig({ ...project, VITE_APP_CHECK })).toEqual({ ok: false, missing: ['VITE_APP_CHECK'] });
  });

  it.each([
    ['in development without a project', { DEV: true }],
    ['where it is asked for, project or not', { ...project, DEV: false, VITE_USE_EMULATORS: 'true' }],
  ])('%s uses the embedded backend', (_, env) => {
    expect(parseConfig(env)).toMatchObject({
      ok: true,
      config: {
        firebase: { projectId: 'demo-evidencias' },
        emulators: { host: '127.0.0.1', firestorePort: 8080, authPort: 9099, storagePort: 9199 },
      },
    });
  });

  it('that refuses the embedded backend needs a project in development too', () => {
    expect(parseConfig({ DEV: true, VITE_USE_EMULATORS: 'false' })).toMatchObject({ ok: false });
  });

  it('takes the name of the site and the image service', () => {
    const parsed = parseConfig({
      DEV: true,
      VITE_SITE_NAME: 'Otro nombre',
      VITE_IMAGE_UPLOAD_URL: 'https://a.b/subir',
      VITE_IMAGE_DELETE_URL: 'https://a.b/borrar',
    });
    expect(parsed).toMatchObject({
      config: {
        siteName: 'Otro nombre',
        imageUploadUrl: 'https://a.b/subir',
        imageDeleteUrl: 'https://a.b/borrar',
      },
    });
  });

  it('has every variable explained in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const read = [...readFileSync('src/services/firestore/config.ts', 'utf8').matchAll(/VITE_[A-Z_]+/g)].map(
      ([name]) => name,
    );
    expect(read.length).toBeGreaterThan(5);
    for (const name of read) expect(example).toContain(`${name}=`);
  });
});
