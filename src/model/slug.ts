/**
 * The slug of a title: without accents, lowercase, spaces to hyphens, no other signs, no repeated or outer hyphens
 * (spec 1, section 5). Empty when nothing of the text remains.
 */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
