import { running } from './running';

let starting: Promise<void> | null = null;

async function start(): Promise<void> {
  const config = running()?.appCheck;
  if (!config) return;
  const [{ initializeAppCheck, ReCaptchaEnterpriseProvider, ReCaptchaV3Provider }, { db }] =
    await Promise.all([import('firebase/app-check'), import('./connection')]);
  const Provider = config.kind === 'v3' ? ReCaptchaV3Provider : ReCaptchaEnterpriseProvider;
  initializeAppCheck(db().app, { provider: new Provider(config.siteKey), isTokenAutoRefreshEnabled: true });
}

/**
 * From here on requests to Firebase say that they come from the site, where that is configured. Asked for with a session and
 * before a message is sent, and not before: its code and Google's are nothing that a visitor needs. Where it cannot be loaded
 * requests go without, and Firebase decides.
 */
export function startAppCheck(): Promise<void> {
  starting ??= start().catch((error: unknown) => {
    console.info('App Check could not be loaded.', error);
    starting = null;
  });
  return starting;
}
