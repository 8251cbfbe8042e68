const OBJECT =
  /^https?:\/\/([^/]+)\/v0\/b\/[^/]+\/o\/articulos(?:%2F|\/)([^%/?]+)(?:%2F|\/)([^%/?]+)(?:\?|$)/i;
const STORAGE_HOST = /^(?:firebasestorage\.googleapis\.com|127\.0\.0\.1:\d+|localhost:\d+)$/;

/** The folder of the article that an address of Cloud Storage is in; undefined for any other address. */
export function folderOf(url: string): string | undefined {
  const [, host = '', folder] = OBJECT.exec(url) ?? [];
  return STORAGE_HOST.test(host) ? folder : undefined;
}

/** Whether an address is a file of the articles in Cloud Storage, whichever article's. */
export const isStoredPicture = (url: string) => folderOf(url) !== undefined;
