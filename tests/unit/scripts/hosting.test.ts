import { describe, expect, it } from 'vitest';
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
  it('is the file itself without an image service', () => {
    expect(deployConfig(firebaseConfig, [null, null])).toEqual(firebaseConfig);
  });

  it('lets pages send to the image service, and to nothing else', () => {
    const config = deployConfig(firebaseConfig, [
      'https://img.sitio.cl/subir',
      'https://img.sitio.cl/borrar',
    ]);
    const production = policyOf(firebaseConfig);
    const deployed = policyOf(config);
    expect(deployed.get('connect-src')).toBe(`${production.get('connect-src')} https://img.sitio.cl`);
    deployed.delete('connect-src');
    production.delete('connect-src');
    expect(deployed).toEqual(production);
    expect(config.hosting.public).toBe(firebaseConfig.hosting.public);
  });
});
