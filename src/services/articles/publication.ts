import type { Publication } from '@/model/publication';

const FILE = '/publicado.json';

/** What the last publication wrote of itself, a file of the site: no read. Without it, as if nothing was ever published. */
export async function fetchPublication(): Promise<Publication> {
  try {
    const answer: unknown = await (await fetch(FILE)).json();
    const hasta: unknown = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'hasta');
    return { hasta: typeof hasta === 'number' ? hasta : null };
  } catch {
    // Only a hint hangs on it.
    return { hasta: null };
  }
}
