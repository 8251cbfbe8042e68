/** How long nothing must have been asked for before the device begins to keep things for its reader. */
const REST_MS = 4000;

/** Once the page rests: whoever goes on to the next one has the line for that. */
export async function atRest(): Promise<void> {
  const trace = () => `${location.href} ${performance.getEntriesByType('resource').length}`;
  for (let last = ''; last !== trace(); ) {
    last = trace();
    await new Promise((done) => setTimeout(done, REST_MS));
  }
}
