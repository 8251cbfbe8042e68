import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { ACT_COSTS, PACE_LIMITS } from '@/model/pace';
import { fetchTopic } from '@/services/forum';
import { deleteReply } from '@/services/forum/deletion';
import { setLike } from '@/services/forum/likes';
import { saveTopic } from '@/services/forum/saved-topics';
import { openSite } from '../backend';
import { category, type Person, person, replyBy, topicBy } from './support';

const site = openSite('demo-services-dia');
/** A window may be full at its end and again at the beginning of the next (decision 23). */
const WINDOWS = 2;
/** Google's list prices of 100,000, in dollars (docs/costs.md). */
const PRICE = { writes: 0.18, reads: 0.06 };

let ana: Person;
let luis: Person;
beforeEach(async () => {
  await category(site);
  ana = await person(site, 'ana');
  luis = await person(site, 'luis');
});

/** What an act and its taking back write and read, for each unit of pace. */
async function perUnit(act: keyof typeof ACT_COSTS, work: () => Promise<unknown>) {
  await site.resetMeter();
  await work();
  const { reads, writes, deletes } = await site.usage();
  return { reads: reads / ACT_COSTS[act], writes: (writes + deletes) / ACT_COSTS[act] };
}

/** The lines of the table in docs/security.md: who, and the figures after it. */
function documented(): Record<string, number[]> {
  const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('## The most in a day');
  const rows = [...section.matchAll(/^\| (.+?) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| \$([\d.]+) \|$/gm)];
  return Object.fromEntries(
    rows.map(([, who = '', ...figures]) => [
      who,
      figures.map((figure) => Number(figure.replaceAll(',', ''))),
    ]),
  );
}

it('an account can write and read in a day what docs/security.md says, by the act that is dearest', async () => {
  const topic = await topicBy(luis);
  const like = await perUnit('like-dado', async () => {
    await setLike(ana.db, ana.account, { kind: 'tema', item: topic }, true);
    await setLike(ana.db, ana.account, { kind: 'tema', item: await fetchTopic(ana.db, topic.id) }, false);
  });
  const saved = await perUnit('tema-favorito', async () => {
    await saveTopic(ana.db, 'ana', topic, true);
    await saveTopic(ana.db, 'ana', topic, false);
  });
  const replied = await perUnit('respuesta', async () => {
    const reply = await replyBy(ana, await fetchTopic(ana.db, topic.id));
    await deleteReply(ana.db, ana.account, reply);
  });
  expect(Math.max(like.writes, saved.writes, replied.writes)).toBe(like.writes);

  const rows = Object.entries(PACE_LIMITS).map(([standing, { day }]) => {
    const units = day * WINDOWS;
    const [writes, reads] = [units * like.writes, units * like.reads];
    const price = (writes * PRICE.writes + reads * PRICE.reads) / 100_000;
    return [standing, [units, writes, reads, Number(price.toFixed(2))]];
  });
  const names = {
    unverified: 'without a proven e-mail',
    newcomer: 'without standing',
    standing: 'with standing',
    staff: 'with a role',
  };
  const table = documented();
  for (const [standing, figures] of rows)
    expect(table[names[standing as keyof typeof names]], String(standing)).toEqual(figures);
});
