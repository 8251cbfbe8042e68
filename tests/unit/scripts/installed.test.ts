import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { demandInstalled } from '../../../scripts/lib/installed';

function project(installed: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const packages = {
    '': { dependencies: { '@site/one': '^1.0.0' }, devDependencies: { two: '2.0.0' } },
    'node_modules/@site/one': { version: '1.4.0' },
    'node_modules/two': { version: '2.0.0' },
    'node_modules/of-another': { version: '3.0.0' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  for (const [name, version] of Object.entries(installed)) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
  return root;
}

it('node_modules holds what package-lock.json says, or it is said what is missing and what to do', () => {
  expect(() => demandInstalled(project({ '@site/one': '1.4.0', two: '2.0.0' }))).not.toThrow();
  expect(() => demandInstalled(project({ '@site/one': '1.3.9', two: '2.0.0' }))).toThrow(
    'node_modules lacks @site/one 1.4.0 of package-lock.json: npm ci',
  );
  expect(() => demandInstalled(project({}))).toThrow(/@site\/one 1\.4\.0, two 2\.0\.0/);
  expect(() => demandInstalled()).not.toThrow();
});
