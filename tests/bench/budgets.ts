export const PAGES = ['/', '/biblioteca', '/articulo', '/foro', '/foro/categoria', '/foro/tema'] as const;
export type PageName = (typeof PAGES)[number];

/** What a drawn landing may load before anybody uses it, in KB of gzip: the bench shows it, the end-to-end tests hold it. */
export const JS_BUDGET: Record<PageName, number> = {
  '/': 147,
  '/biblioteca': 153,
  '/articulo': 157,
  '/foro': 144,
  '/foro/categoria': 150,
  '/foro/tema': 162,
};
/** What a landing loads in all once it is used, and from the start where it was not drawn. */
export const WHOLE_JS_BUDGET: Record<PageName, number> = {
  '/': 194,
  '/biblioteca': 200,
  '/articulo': 243,
  '/foro': 190,
  '/foro/categoria': 196,
  '/foro/tema': 243,
};
/** What a text that the build did not draw brings beside: the parser of passages with the canon, and an article's notes and list of sources. */
export const UNDRAWN_BUDGET = { '/articulo': 21, '/foro/tema': 13 } as const;
/** How many scripts, styles and fonts a landing asks for before anybody acts: on a slow connection each is dear. */
export const FILES_BUDGET: Record<PageName, number> = {
  '/': 18,
  '/biblioteca': 19,
  '/articulo': 23,
  '/foro': 18,
  '/foro/categoria': 23,
  '/foro/tema': 23,
};
export const CSS_BUDGET = 20;
export const FONT_BUDGET = 80;
/** Everything on the home page, as sent. */
export const HOME_BUDGET = 300;
/** Documents read by a first visit, at any amount of content. */
export const READ_BUDGET: Record<PageName, number> = {
  '/': 10,
  '/biblioteca': 25,
  '/articulo': 11,
  '/foro': 11,
  '/foro/categoria': 21,
  '/foro/tema': 25,
};
/** Of a drawn page on a slow phone: when its main text can be read and its largest part is painted, and what blocks. */
export const PAINT_BUDGET = 1200;
export const BLOCKING_BUDGET = 150;
export const SHIFT_BUDGET = 0.01;
/** From a tap on a link to the next page's text, seen coming and not, and the text at a second visit. */
export const TAP_BUDGET = { seen: 350, unseen: 650 };
export const SECOND_VISIT_BUDGET = 350;
/** What home, an article and a topic cost in one visit, in KB as Hosting sends them (http2.ts), with all that comes by itself. */
export const VISIT_BUDGET = 400;
/** What comes once a first page is used, in KB as Hosting sends them: above all the worker, and the shell that it keeps. */
export const WORKER_BUDGET = 150;
