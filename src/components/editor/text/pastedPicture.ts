/** A picture that is not here after this time is left where it is. */
const PATIENCE_MS = 15_000;

/** A picture written into the page itself, as a file. */
function decoded(source: string): Blob | null {
  const [, type, data] = /^data:(image\/[\w+.-]+);base64,([\w+/=\s]+)$/i.exec(source) ?? [];
  if (!type || !data) return null;
  const bytes = Uint8Array.from(atob(data.replace(/\s+/g, '')), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** A picture of another site, where that site lets others read it. The page's policy lets pictures in, and nothing else. */
async function loaded(address: string): Promise<Blob | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = address.replace(/^http:/i, 'https:');
  const patience = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE_MS, new Error('too slow')));
  await Promise.race([image.decode(), patience]);
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The file of a picture that was pasted; null where it cannot be had. */
export async function pastedPicture(source: string, name: string): Promise<File | null> {
  // What only has a name on the device of who copied it is not here.
  if (!/^(?:data|https?):/i.test(source)) return null;
  try {
    const blob = /^data:/i.test(source) ? decoded(source) : await loaded(source);
    return blob && new File([blob], name, { type: blob.type });
  } catch (cause) {
    console.info('A picture that was pasted stays where it is', cause);
    return null;
  }
}
