/** In a tab that nobody looks at nothing is painted: so long is waited for it, in milliseconds. */
const PAINT_WAIT_MS = 2000;

/** Once all that stands in the document can be seen: a first frame may have been painted when half of it was here. */
export const painted = () =>
  new Promise<void>((done) => {
    setTimeout(done, PAINT_WAIT_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
