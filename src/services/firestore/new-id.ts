const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** A document's id as Firestore makes them: kept for every retry, so that one text is stored once. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Every sign is as likely as the others.
    id += SIGNS[byte & 63] ?? '';
  }
  return id;
}
