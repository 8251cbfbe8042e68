/** What an import puts in the place of the author's account. */
export const BLOGGER_AUTHOR_ID = 'blogger';

/** Both Blogger forms end in `post-<digits>`, or `page-<digits>` for what was a page of the blog; a blog and post number joined by a hyphen is the third way they arrive. */
const BLOGGER_TAG = /^tag:blogger\.com,\d{4}:blog-\d+\.(?:post|page)-(\d+)$/;
const BLOGGER_SHORT = /^(?:blog-)?\d+\.(?:post|page)-(\d+)$/;
const BLOGGER_POST = /^(?:post|page)-(\d+)$/;
const BLOGGER_PAIR = /^\d+-(\d+)$/;
const PLAIN = /^[A-Za-z0-9_-]{1,128}$/;

/** Whether a word of an address can be the id of a document here; Firestore keeps names like __this__ for itself. */
export function isDocumentId(id: string): boolean {
  return PLAIN.test(id) && !/^__.*__$/.test(id);
}

/** A link's stored id: of Blogger's forms the post number, a plain id itself, else null (spec 1, section 9). */
export function normalizeArticleId(raw: string): string | null {
  const id = raw.trim();
  if (id.length > 200) return null;
  for (const form of [BLOGGER_TAG, BLOGGER_SHORT, BLOGGER_POST, BLOGGER_PAIR]) {
    const post = form.exec(id)?.[1];
    if (post !== undefined) return post;
  }
  return isDocumentId(id) ? id : null;
}
