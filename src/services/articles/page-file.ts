import { queryOptions } from '@tanstack/react-query';
import { drawnIn } from '@/model/shared/stored/drawn-file';
import { isDrawnSite, readingsIn } from '../client/drawn-data';
import { givenKey } from './page-cards';

/** What the build drew the page at an address from; null where it drew none, or its file cannot be had. No document is read. */
async function fromFile(address: string): Promise<unknown> {
  if (!isDrawnSite()) return null;
  try {
    const answer = await fetch(address);
    const file = answer.ok ? drawnIn(await answer.text()) : null;
    const [name, path] = givenKey(address);
    const readings = file ? readingsIn(file) : [];
    return readings.find(([key]) => key[0] === name && key[1] === path)?.[1] ?? null;
  } catch (cause) {
    console.debug(`The file of ${address} could not be had`, cause);
    return null;
  }
}

/** What a page shows, be it this page or another: from its file, which reads no document, or else `otherwise`. */
export const pageQuery = <Data>(address: string, otherwise: () => Promise<Data>) =>
  queryOptions<Data>({
    queryKey: givenKey(address),
    queryFn: async () => {
      const found = await fromFile(address);
      // The build writes under this key what this query gives.
      return found === null ? otherwise() : (found as Data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
