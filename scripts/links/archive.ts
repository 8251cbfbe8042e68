/** Archived copies, asked of the Wayback Machine's availability API (https://archive.org/help/wayback_api.php). */
import { fieldOf, textOf } from '@/model/shared/unknown-value';

export const ARCHIVE_API = 'https://archive.org/wayback/available';
const SNAPSHOT = /^https?:\/\/web\.archive\.org\/web\/\d+\//;

interface ArchiveOptions {
  api: string;
  agent: string;
  /** In ms. */
  timeout: number;
}

/** The copy that an answer of the API names, over https; '' where there is none that shows the page. */
export function snapshotIn(answer: unknown): string {
  const closest = fieldOf(fieldOf(answer, 'archived_snapshots'), 'closest');
  const url = textOf(closest, 'url') ?? '';
  const isThere = fieldOf(closest, 'available') === true && /^[23]/.test(textOf(closest, 'status') ?? '200');
  return isThere && SNAPSHOT.test(url) ? url.replace(/^http:/, 'https:') : '';
}

/** An archived copy of an address; '' where there is none, null where the archive does not answer. */
export async function archivedCopy(
  address: string,
  { api, agent, timeout }: ArchiveOptions,
): Promise<string | null> {
  try {
    const answer = await fetch(`${api}?url=${encodeURIComponent(address)}`, {
      headers: { 'user-agent': agent, accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    return answer.ok ? snapshotIn(await answer.json()) : null;
  } catch {
    return null;
  }
}
