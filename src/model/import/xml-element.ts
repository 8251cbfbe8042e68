import { decodeEntities } from '../shared/text/entities';

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

/** What an entry is made of. A bare '<' is text that somebody forgot to write as an entity. */
const TOKEN = new RegExp(
  [
    /<!\[CDATA\[(?<verbatim>.*?)(?:\]\]>|$)/,
    /<!(?=--).*?(?:-->|$)/,
    /<(?=\?).*?(?:\?>|$)/,
    /<(?<slash>\/?)(?<name>[\w:.-]+)(?<rest>(?:"[^"]*"|'[^']*'|[^<>"'])*)>/,
    /(?<text>[^<]+|<)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gs',
);
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

/** The element of a piece of XML, read leniently (unclosed ends with its parent), or null. */
export function parseElement(xml: string): XmlElement | null {
  const root = opened('', '', 0);
  const open = [root];
  const closeFrom = (depth: number, end: number) => {
    for (const element of open.splice(depth)) element.inner = xml.slice(element.from, end);
  };
  for (const { 0: whole, index, groups = {} } of xml.matchAll(TOKEN)) {
    const { verbatim, text, slash, name, rest = '' } = groups;
    const parent = open.at(-1) ?? root;
    if (verbatim !== undefined) parent.text += verbatim.replace(FORBIDDEN, '');
    else if (text !== undefined) parent.text += decodeEntities(text).replace(FORBIDDEN, '');
    else if (name !== undefined && slash === '/') {
      const depth = open.findLastIndex((element) => element.name === localName(name));
      if (depth > 0) closeFrom(depth, index);
    } else if (name !== undefined) {
      const element = opened(name, rest, index + whole.length);
      parent.children.push(element);
      if (!rest.trimEnd().endsWith('/') && open.length < MAX_DEPTH) open.push(element);
    }
  }
  closeFrom(1, xml.length);
  return root.children[0] ?? null;
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
