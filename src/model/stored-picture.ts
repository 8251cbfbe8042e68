const OBJECT =
  /^https?:\/\/([^/]+)\/v0\/b\/[^/]+\/o\/articulos(?:%2F|\/)([^%/?]+)(?:%2F|\/)([^%/?]+)(?:\?|$)/i;
const STORAGE_HOST = /^(?:firebasestorage\.googleapis\.com|127\.0\.0\.1:\d+|localhost:\d+)$/;

/** Whether an address is a file in Cloud Storage, in the folder of the article. */
export function isStoredPictureOf(articleId: string, url: string): boolean {
  const found = OBJECT.exec(url);
  return found !== null && STORAGE_HOST.test(found[1] ?? '') && found[2] === encodeURIComponent(articleId);
}

/** Whether a picture may be deleted with the article that stops using it: never the file of another article. */
export function mayGoWith(articleId: string, url: string): boolean {
  return isStoredPictureOf(articleId, url) || !isStoredPicture(url);
}

/** Whether an address is a file of the articles in Cloud Storage, whichever article's. */
export function isStoredPicture(url: string): boolean {
  const found = OBJECT.exec(url);
  return found !== null && STORAGE_HOST.test(found[1] ?? '');
}
