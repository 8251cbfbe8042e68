const PROJECT = 'http://127.0.0.1:8080/emulator/v1/projects/demo-evidencias';

/** What one request cost, as Firestore bills it. */
export interface RequestUsage {
  method: string;
  path: string;
  reads: number;
  writes: number;
  ruleReads: number;
  status: number;
}

export interface Usage {
  reads: number;
  writes: number;
  deletes: number;
  requests: RequestUsage[];
}

/** Starts counting the documents read from zero. */
export async function resetReads(): Promise<void> {
  await callEmulator('usage', { method: 'DELETE' });
}

/** Documents billed as read since the last reset. */
export async function reads(): Promise<number> {
  return (await usage()).reads;
}

/** What read documents, for a test that fails to say it. */
export function readersOf({ requests }: Usage): string {
  return requests
    .filter((request) => request.reads > 0)
    .map(({ method, path, reads: count }) => `${method} ${path}: ${count}`)
    .join('; ');
}

/** The same but for an article's visit, which is counted some seconds after it was opened, and so whenever a test asks. */
export function readersBesideVisit({ requests, ...used }: Usage): string {
  return readersOf({ ...used, requests: requests.filter(({ path }) => !path.startsWith('visitas/')) });
}

/** Everything counted since the last reset, request by request. */
export async function usage(): Promise<Usage> {
  return (await (await callEmulator('usage')).json()) as Usage;
}

/** Calls one of the emulator's own addresses for the project. */
export async function callEmulator(what: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${PROJECT}/${what}`, {
    ...init,
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${what}: ${response.status} ${await response.text()}`);
  return response;
}
