import { queryOptions } from '@tanstack/react-query';
import { readDatedJson } from '@/model/shared/stored/dated-json';
import { drawnIn } from '@/model/shared/stored/drawn-file';
import { type DrawnData, isDrawnSite } from '../client/drawn-data';
import { drawnCardsKey } from './drawn-cards';

/** What the build drew the page at an address from; null where it drew none, or its file cannot be had. No document is read. */
async function fromDrawnFile(address: string): Promise<unknown> {
  if (!isDrawnSite()) return null;
  try {
    const answer = await fetch(address);
    const file = answer.ok ? drawnIn(await answer.text()) : null;
    // Written by a build of this very site.
    const data = file ? (readDatedJson(file.data) as DrawnData) : [];
    const [name, path] = drawnCardsKey(address);
    return data.find(([key]) => key[0] === name && key[1] === path)?.[1] ?? null;
  } catch (cause) {
    console.debug(`${address} could not be had as it was drawn`, cause);
    return null;
  }
}

/** What a page shows: as the build drew it, be it this page or another, which reads no document, or else `otherwise`. */
export const drawnFileQuery = <Data>(address: string, otherwise: () => Promise<Data>) =>
  queryOptions<Data>({
    queryKey: drawnCardsKey(address),
    queryFn: async () => {
      const drawn = await fromDrawnFile(address);
      // The build writes under this key what this query gives.
      return drawn === null ? otherwise() : (drawn as Data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
