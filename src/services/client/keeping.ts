/** What a query keeps on the device, as in persistence.ts, whose code comes with the first reading. */
import { loadWhenUsed } from './visitor-services';

type Persistence = typeof import('./persistence');

const loadPersistence = () => import('./persistence');
const persistence = () => loadWhenUsed(loadPersistence);

export const keepOnDevice: Persistence['keepOnDevice'] = async (queryFn, context, query) =>
  (await persistence()).keepOnDevice(queryFn, context, query);

export const keepAndAsk: Persistence['keepAndAsk'] = async (queryFn, context, query) =>
  (await persistence()).keepAndAsk(queryFn, context, query);

export const keepQuery: Persistence['keepQuery'] = async (queryKey, client) =>
  (await persistence()).keepQuery(queryKey, client);

export const forgetQuery: Persistence['forgetQuery'] = async (filters) =>
  (await persistence()).forgetQuery(filters);

export const ageQuery: Persistence['ageQuery'] = async (filters) => (await persistence()).ageQuery(filters);
