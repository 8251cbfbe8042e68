/** Runs a query of the SDK, which knows no offset, with some documents passed over. */
export async function withOffset<T>(offset: number, run: () => Promise<T>): Promise<T> {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const body = JSON.parse(String(init?.body));
    return network(input, {
      ...init,
      body: JSON.stringify({ structuredQuery: { ...body.structuredQuery, offset } }),
    });
  };
  try {
    return await run();
  } finally {
    globalThis.fetch = network;
  }
}
