import { decodeEntities } from '../entities';

/** An element of an entry. Names are local: 'blogger:type' and 'b:type' are both 'type'. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The element's own text, decoded. */
  text: string;
  /** Everything between its tags, as it stands. */
  inner: string;
}

interface OpenElement extends XmlElement {
  from: number;
}

const TAG = /<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What XML does not allow in a text, and Firestore would keep. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const MAX_DEPTH = 200;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributesOf(text: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
    found.push([localName(name), decodeEntities(double ?? single ?? '')]);
  return Object.fromEntries(found);
}

function opened(name: string, attributes: string, from: number): OpenElement {
  const found = attributesOf(attributes);
  return { name: localName(name), attributes: found, children: [], text: '', inner: '', from };
}

class Reader {
  readonly root: OpenElement = opened('', '', 0);
  readonly #stack: OpenElement[] = [this.root];
  readonly #xml: string;

  constructor(xml: string) {
    this.#xml = xml;
  }

  read(): XmlElement | null {
    let at = 0;
    while (at < this.#xml.length) at = this.#step(at);
    while (this.#stack.length > 1) this.#pop(this.#xml.length);
    return this.root.children[0] ?? null;
  }

  get #top(): OpenElement {
    return this.#stack.at(-1) ?? this.root;
  }

  #say(text: string): void {
    this.#top.text += text.replace(FORBIDDEN, '');
  }

  #step(at: number): number {
    const xml = this.#xml;
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at);
      const end = next === -1 ? xml.length : next;
      this.#say(decodeEntities(xml.slice(at, end)));
      return end;
    }
    if (xml.startsWith('<![CDATA[', at)) {
      const next = this.#after(']]>', at);
      this.#say(xml.slice(at + 9, next).replace(/\]\]>$/, ''));
      return next;
    }
    if (xml.startsWith('<!--', at)) return this.#after('-->', at);
    if (xml.startsWith('<?', at)) return this.#after('?>', at);
    TAG.lastIndex = at;
    const tag = TAG.exec(xml);
    // A bare '<' is text that somebody forgot to write as an entity.
    if (!tag) {
      this.#say('<');
      return at + 1;
    }
    this.#take(tag, at);
    return at + tag[0].length;
  }

  #after(end: string, at: number): number {
    const found = this.#xml.indexOf(end, at);
    return found === -1 ? this.#xml.length : found + end.length;
  }

  #take([whole, slash, name = '', rest = '']: RegExpExecArray, at: number): void {
    if (slash === '/') {
      const depth = this.#stack.findLastIndex((open) => open.name === localName(name));
      if (depth > 0) while (this.#stack.length > depth) this.#pop(at);
      return;
    }
    const element = opened(name, rest, at + whole.length);
    this.#top.children.push(element);
    if (!rest.trimEnd().endsWith('/') && this.#stack.length < MAX_DEPTH) this.#stack.push(element);
  }

  #pop(end: number): void {
    const element = this.#stack.pop();
    if (element) element.inner = this.#xml.slice(element.from, end);
  }
}

/**
 * The element that a piece of XML holds, read leniently: what is not closed ends with its parent, what was never opened is
 * passed over. Null when there is none.
 */
export function parseElement(xml: string): XmlElement | null {
  return new Reader(xml).read();
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The trimmed text of the first child with one of the names; empty when there is none. */
export function childText(element: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const text = childOf(element, name)?.text.trim();
    if (text) return text;
  }
  return '';
}
