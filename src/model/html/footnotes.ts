import { all, tagOf, wordsOf } from './elements';

/** What a footnote's mark may be: '[1]', '(2)', '3', '*'. */
const LABEL = /^[[(]?\s*(\d{1,3}|[*†‡]{1,3}|[ivxl]{1,6}|[a-z])\s*[\])]?$/i;
/** What leads from a note back to its mark. */
const BACK = /^[↩↑^⏎⤴]\ufe0e?$/u;

export interface Footnotes {
  /** The number of the note that a link of the text leads to. */
  marks: ReadonlyMap<Element, string>;
  /** The number of the note that begins at an element. */
  texts: ReadonlyMap<Element, string>;
  /** Links that lead back, and the labels before the notes: they go. */
  dropped: ReadonlySet<Element>;
  /** What each note's text may begin with, which the number of the note replaces. */
  labels: ReadonlyMap<string, string>;
}

function targetsOf(document: Document): Map<string, Element> {
  const targets = new Map<string, Element>();
  for (const element of all(document, '[id], a[name]'))
    for (const name of [element.getAttribute('id'), element.getAttribute('name')])
      if (name && !targets.has(name)) targets.set(name, element);
  return targets;
}

/** What a mark of Word or Docs and its note are called: where an editor lost the address, they still know each other. */
function partnerOf(link: Element): string {
  const name = link.getAttribute('id') ?? link.getAttribute('name') ?? '';
  const [, before, ref, number] = /^(_?ftnt?)(_?ref)?(\d+)$/i.exec(name) ?? [];
  if (before === undefined) return '';
  return ref ? `${before}${number}` : `${before}${before.startsWith('_') ? 'ref' : '_ref'}${number}`;
}

function targetName(link: Element): string {
  const href = (link.getAttribute('href') ?? '').trim();
  // Editors wrote the whole address of the page before the sign.
  const name = href.slice(href.indexOf('#') + 1);
  if (/^[^#]*#$/.test(href)) return partnerOf(link);
  if (!/^[^#]*#[^#]+$/.test(href)) return '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function follows(first: Element, second: Element): boolean {
  const FOLLOWING = 4;
  return (first.compareDocumentPosition(second) & FOLLOWING) !== 0;
}

/** The words from an element on, as far as they tell whether a note begins with a label. */
function wordsFrom(element: Element): string {
  const own = wordsOf(element);
  if (own !== '') return own;
  let node: Node | null = element;
  while (node && !node.nextSibling && tagOf(node.parentNode) !== 'body') node = node.parentNode;
  for (let next = node?.nextSibling ?? null; next; next = next.nextSibling) {
    const words = (next.textContent ?? '').trim();
    if (words !== '') return words;
  }
  return '';
}

/** The number that the note had, so that the text still says it; the next one where it had none or another has it. */
function freeId(label: string, taken: ReadonlyMap<string, string>): string {
  if (/^[1-9]\d*$/.test(label) && !taken.has(label)) return label;
  let next = 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}

/** Finds the footnotes of a text: a link named like a mark, whose target comes later and begins with the same mark. */
export function findFootnotes(document: Document): Footnotes {
  const targets = targetsOf(document);
  const marks = new Map<Element, string>();
  const texts = new Map<Element, string>();
  const dropped = new Set<Element>();
  const labels = new Map<string, string>();
  const links = all(document, 'a').filter((link) => targetName(link) !== '');
  for (const link of links) {
    const label = LABEL.exec(wordsOf(link))?.[1];
    const target = targets.get(targetName(link));
    if (label === undefined || !target || !follows(link, target)) continue;
    const known = texts.get(target);
    if (known !== undefined) {
      marks.set(link, known);
      continue;
    }
    const begins = wordsFrom(target)
      .replace(/^[[(\s]+/, '')
      .startsWith(label);
    if (!begins && target.closest('li') === null) continue;
    const id = freeId(label, labels);
    marks.set(link, id);
    texts.set(target, id);
    labels.set(id, label);
  }
  for (const link of links) {
    if (marks.has(link)) continue;
    const target = targets.get(targetName(link));
    if (!target || labels.size === 0 || !follows(target, link)) continue;
    const isLabel = LABEL.test(wordsOf(link)) && (texts.has(link) || marks.has(target));
    if (isLabel || BACK.test(wordsOf(link))) dropped.add(link);
  }
  // The label goes with its link: what the text begins with then is its own.
  for (const [target, id] of texts) if (dropped.has(target)) labels.delete(id);
  return { marks, texts, dropped, labels };
}
