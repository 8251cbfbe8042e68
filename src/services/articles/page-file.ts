import { queryOptions } from '@tanstack/react-query';
import { readFromPage } from '../client/page-files';
import { givenKey } from './page-cards';

/** What a page shows, be it this page or another: from its file, which reads no document, or else `otherwise`. */
export const pageQuery = <Data>(address: string, otherwise: () => Promise<Data>) =>
  queryOptions<Data>({
    queryKey: givenKey(address),
    queryFn: async () => {
      const found = await readFromPage(address, givenKey(address));
      // The build writes under this key what this query gives.
      return found === null ? otherwise() : (found as Data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
