/**
 * How many characters the catalogue keeps of an article, and a comment's preview shows (spec 1, section 9). Home and lists cut by lines:
 * no word stands alone before the ellipsis.
 */
export const EXCERPT = { library: 200, commentPreview: 100 } as const;
