import { describe, expect, it } from 'vitest';
import { paths } from '@/model/shared/paths';
import firebaseConfig from '../../../firebase.json';
import { deployConfig, emulatorConfig } from '../../../scripts/lib/hosting';

function policyOf(config: {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}): Map<string, string> {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** '/foro/tema/:temaId' → '/foro/tema/*' */
const hostingPattern = (path: string) => path.replace(/\*$/, '**').replace(/:\w+/g, '*');

describe('the addresses that Hosting knows', () => {
  it('are the routes of the site and what the old blog was asked: all others answer 404', () => {
    const { rewrites } = firebaseConfig.hosting;
    const known = [
      ...Object.values(paths).map(({ path }) => hostingPattern(path)),
      '/search',
      '/search/label/*',
    ];
    const toTheSite = rewrites.filter(({ destination }) => destination === '/app.html');
    expect(toTheSite.map(({ source }) => source)).toEqual(known);
    // Which browsers ask for by themselves where a page names no icon.
    const icon = { source: '/favicon.ico', destination: '/favicon.svg' };
    expect(rewrites.filter(({ destination }) => destination !== '/app.html')).toEqual([icon]);
  });
});

describe('the Hosting configuration of the embedded backend', () => {
  const config = emulatorConfig(firebaseConfig, '.data/dist');

  it('serves the given directory', () => {
    expect(config.hosting.public).toBe('.data/dist');
  });

  it('lets the page reach the three emulators, beside what production allows', () => {
    const emulators = 'http://127.0.0.1:8080 http://127.0.0.1:9099 http://127.0.0.1:9199';
    const production = policyOf(firebaseConfig);
    expect(policyOf(config).get('connect-src')).toBe(`${production.get('connect-src')} ${emulators}`);
    expect(policyOf(config).get('img-src')).toBe(`${production.get('img-src')} ${emulators}`);
  });

  it('changes no other directive and no other header', () => {
    const others = (policy: Map<string, string>) =>
      [...policy].filter(([name]) => name !== 'connect-src' && name !== 'img-src');
    expect(others(policyOf(config))).toEqual(others(policyOf(firebaseConfig)));
    const withoutPolicy = (rules: typeof firebaseConfig.hosting.headers) =>
      rules.map(({ source, headers }) => ({
        source,
        headers: headers.filter(({ key }) => key !== 'Content-Security-Policy'),
      }));
    expect(withoutPolicy(config.hosting.headers)).toEqual(withoutPolicy(firebaseConfig.hosting.headers));
  });
});

describe('the Hosting configuration that is deployed', () => {
  const nothing = { imageService: [null, null], appCheck: false, redirects: [], styles: [] };

  it('is the file itself where nothing is added', () => {
    expect(deployConfig(firebaseConfig, nothing)).toEqual(firebaseConfig);
  });

  it('lets pages send to the image service, and to nothing else', () => {
    const imageService = ['https://img.sitio.cl/subir', 'https://img.sitio.cl/borrar'];
    const config = deployConfig(firebaseConfig, { ...nothing, imageService });
    const production = policyOf(firebaseConfig);
    const deployed = policyOf(config);
    expect(deployed.get('connect-src')).toBe(`${production.get('connect-src')} https://img.sitio.cl`);
    deployed.delete('connect-src');
    production.delete('connect-src');
    expect(deployed).toEqual(production);
    expect(config.hosting.public).toBe(firebaseConfig.hosting.public);
  });

  it("lets App Check's reCAPTCHA in where it is on, by its paths", () => {
    const before = policyOf(firebaseConfig);
    const after = policyOf(deployConfig(firebaseConfig, { ...nothing, appCheck: true }));
    expect(before.has('frame-src')).toBe(false);
    expect(after.get('frame-src')).toBe(
      'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(after.get('script-src')).toBe(
      `${before.get('script-src')} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    );
    expect(after.get('connect-src')).toBe(
      `${before.get('connect-src')} https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/`,
    );
    for (const name of ['script-src', 'frame-src', 'connect-src']) {
      before.delete(name);
      after.delete(name);
    }
    expect(after).toEqual(before);
  });

  it('allows the styles that stand in drawn pages, each by its hash', () => {
    const styles = ["'sha256-a='", "'sha256-b='"];
    for (const config of [
      deployConfig(firebaseConfig, { ...nothing, styles }),
      emulatorConfig(firebaseConfig, 'dist', styles),
    ])
      expect(policyOf(config).get('style-src')).toBe("'self' 'sha256-a=' 'sha256-b='");
  });

  it('names none of it with each file of the build, whose policy allows nothing', () => {
    const { hosting } = deployConfig(firebaseConfig, { ...nothing, styles: ["'sha256-a='"] });
    for (const folder of ['/assets/**', '/fonts/**', '/img/**']) {
      const own = hosting.headers.filter(({ source }) => source === folder);
      const policy = policyOf({ hosting: { headers: own } });
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('script-src')).toBeUndefined();
    }
  });

  it('leads from old addresses, before what every site leads from', () => {
    const redirects = [{ source: '/2019/05/nahom.html', destination: '/articulo/7', type: 301 }];
    const config = deployConfig(firebaseConfig, { ...nothing, redirects });
    expect(config.hosting.redirects).toEqual([...redirects, ...firebaseConfig.hosting.redirects]);
  });
});
