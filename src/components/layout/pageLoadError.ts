/** The code of a page could not be fetched: no connection, or a deploy that removed the old files. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

export function isPageLoadError(error: unknown): error is PageLoadError {
  return error instanceof PageLoadError;
}
