/**
 * How much work a page of HTML is to convert, told in one pass before it is parsed: what stands within much else is looked at by all
 * of that again. The figures are microseconds, measured construct by construct.
 */

const WORK = { character: 3, tag: 35, attributes: 0.06 };
/** What each element around costs of a character and of a tag. */
const WITHIN = { character: 0.008, tag: 0.5 };
/** No more than this; for a longer page so much for each character, up to what the longest article takes. */
const LEAST_BOUND = 250_000;
const EACH = 12;
const MOST_WORK = 2_500_000;
/** Elements that are open at once. */
const MOST_OPEN = 300;
/** Characters of one tag outside its quoted values, and its quotes: names of attributes are compared with each other. */
const LONGEST_TAG = 4000;
const MOST_QUOTES = 400;

const TAG = /<(?:!--|(\/?)([a-z][a-z0-9:]*))/gi;
const PART = /"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>]+|(>)/gy;
/** They end where the next one of their kind begins, or have no end. */
const CLOSED =
  /^(?:p|li|td|th|tr|dt|dd|option|thead|tbody|tfoot|br|hr|img|wbr|input|meta|link|col|source|embed|param|area|base)$/;

class Meter {
  readonly #most: number;
  #work = 0;
  readonly #open = new Map<string, number>();
  #depth = 0;

  constructor(characters: number) {
    this.#most = Math.min(Math.max(LEAST_BOUND, characters * EACH), MOST_WORK);
  }

  /** Returns whether the bounds hold. */
  text(characters: number): boolean {
    this.#work += characters * (WORK.character + this.#depth * WITHIN.character);
    return this.#work <= this.#most;
  }

  tag(name: string, isEnd: boolean): boolean {
    if (!CLOSED.test(name)) {
      const before = this.#open.get(name) ?? 0;
      const step = isEnd ? -Math.min(1, before) : 1;
      this.#open.set(name, before + step);
      this.#depth += step;
    }
    if (!isEnd) this.#work += WORK.tag + this.#depth * WITHIN.tag;
    return this.#depth <= MOST_OPEN && this.#work <= this.#most;
  }

  /** Where a tag whose attributes begin at `from` ends; -1 where it is too long. */
  attributes(html: string, from: number): number {
    let [length, quotes, at] = [0, 0, from];
    for (PART.lastIndex = from; ; at = PART.lastIndex) {
      const [part, end] = PART.exec(html) ?? [];
      if (part === undefined) return html.length;
      if (end) return at + 1;
      if (/^["']/.test(part)) quotes += 1;
      else length += part.length;
      this.#work += part.length * WORK.attributes;
      if (length > LONGEST_TAG || quotes > MOST_QUOTES || this.#work > this.#most) return -1;
    }
  }
}

/** Whether a page is too much to be converted. */
export function isTooMuchHtml(html: string): boolean {
  const meter = new Meter(html.length);
  let at = 0;
  while (at < html.length) {
    TAG.lastIndex = at;
    const found = TAG.exec(html);
    if (!meter.text((found?.index ?? html.length) - at)) return true;
    if (!found) return false;
    const { 1: slash, 2: name } = found;
    if (name === undefined) {
      // '<!-->' is a whole comment.
      const end = html.indexOf('-->', found.index + 2);
      if (end === -1) return false;
      at = end + 3;
      continue;
    }
    if (!meter.tag(name.toLowerCase(), slash === '/')) return true;
    at = meter.attributes(html, TAG.lastIndex);
    if (at === -1) return true;
  }
  return false;
}
