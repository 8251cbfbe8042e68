const YOUTUBE =
  /^https?:\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed|v)\/|youtu\.be\/)([\w-]{6,20})/i;
const VIMEO = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i;

/** Where a person watches the film that a page had embedded; null for what is no http(s) address. */
export function videoAddress(source: string): string | null {
  const address = source.trim().startsWith('//') ? `https:${source.trim()}` : source.trim();
  if (!/^https?:\/\/\S+$/i.test(address)) return null;
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo ? `https://vimeo.com/${vimeo}` : address;
}
