// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { startAppCheck } from '@/services/firestore/app-check';
import { startFirebase } from '@/services/firestore/running';

const firebase = {
  ...{ apiKey: 'clave', authDomain: 'sitio.firebaseapp.com', projectId: 'sitio' },
  ...{ storageBucket: 'sitio.appspot.com', appId: '1:2:web:3' },
};

/** Other tests leave scripts of their own in this document. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);

describe('App Check', () => {
  it("brings Google's script once it is asked for, and not with the application", async () => {
    startFirebase({ firebase, emulators: null, appCheck: { kind: 'enterprise', siteKey: '6Lc' } });
    expect(scripts()).toEqual([]);
    await Promise.all([startAppCheck(), startAppCheck()]);
    expect(scripts()).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=explicit']);
  });
});
