import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from './expected-error';
import { PROJECT_ROOT } from './paths';

interface Lock {
  packages: Record<string, { version?: string; dependencies?: object; devDependencies?: object }>;
}

/**
 * Throws an ExpectedError where node_modules is not what package-lock.json says: after a pull that brought a package, each tool fails in its
 * own words, and none of them names the cause.
 */
export function demandInstalled(root = PROJECT_ROOT): void {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { dependencies, devDependencies } = packages[''] ?? {};
  const wrong = Object.keys({ ...dependencies, ...devDependencies })
    .map((name) => ({ name, wanted: packages[`node_modules/${name}`]?.version }))
    .filter(({ name, wanted }) => wanted !== versionIn(join(root, 'node_modules', name, 'package.json')))
    .map(({ name, wanted }) => `${name} ${wanted}`);
  if (wrong.length > 0)
    throw new ExpectedError(`node_modules lacks ${wrong.join(', ')} of package-lock.json: npm ci`);
}

function versionIn(file: string): string | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
