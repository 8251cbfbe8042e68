/** Sends the parts of a deployment one after another, and says after a failure what is in force and what is not. */
import { ExpectedError } from '../lib/expected-error';
import { firebaseDeploy, ServiceRefusal } from './firebase-tools';
import { liveVersion } from './live-site';
import type { Place } from './preflight';

/**
 * In this order: more indexes hurt nobody, rules must know what the new pages write, and pages come last, when all that they need
 * is there.
 */
const PARTS = [
  ['firestore:indexes', 'the indexes'],
  ['firestore:rules', "Firestore's rules"],
  ['storage', "Storage's rules"],
  ['hosting', 'the pages'],
] as const;

export type Part = (typeof PARTS)[number][0];

const namesOf = (parts: readonly (readonly [Part, string])[]) =>
  parts.map(([, name]) => name).join(', ') || 'nothing';

/** What a step that failed leaves. */
async function leftBy(part: Part, { projectId, site, live }: Place): Promise<string> {
  if (part === 'firestore:indexes') return 'Some indexes may have been made; none that was there is lost.';
  if (part !== 'hosting')
    return 'The rules in force are those of before. They are sent without comments (*.deploy.rules): lines are theirs.';
  try {
    const now = site === null ? null : await liveVersion(projectId, site);
    if (now === (live?.version ?? null)) return 'The live site is as it was.';
    return 'The new pages are live all the same: only the answer was lost.';
  } catch {
    return 'Whether the new pages are live Hosting does not say now: look at the site.';
  }
}

/** Sends these parts of a configuration, in their order. Throws ExpectedError. */
export async function send(place: Place, config: string, wanted: ReadonlySet<Part>): Promise<void> {
  const parts = PARTS.filter(([part]) => wanted.has(part));
  for (const [index, [part, name]] of parts.entries()) {
    try {
      await firebaseDeploy({ project: place.projectId, config, only: part });
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error;
      throw new ExpectedError(
        [
          `Failed at ${name}: ${error.message}`,
          `Sent and in force: ${namesOf(parts.slice(0, index))}.`,
          `Not sent: ${namesOf(parts.slice(index))}. ${await leftBy(part, place)}`,
          'Run it again once the cause is mended: what was sent is only sent again.',
        ].join('\n  '),
      );
    }
  }
}
