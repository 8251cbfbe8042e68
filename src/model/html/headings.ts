import { all, isCodeBlock, isFrame, isList, tagOf, wordsOf } from './elements';
import type { Flow, Place, Writing } from './writing';

function isStructured(element: Element): boolean {
  return all(element, '*').some((one) => {
    const tag = tagOf(one);
    return isList(tag) || isCodeBlock(tag) || isFrame(tag) || tag === 'table' || tag === 'blockquote';
  });
}

/** Writes a heading as one line of words: its pictures stand before it, and one around whole blocks is none. */
export function writeHeading(writing: Writing, element: Element, place: Place, flow: Flow): void {
  if (isStructured(element)) {
    writing.children(element, place, flow);
    writing.flush(flow);
    return;
  }
  const { out } = writing;
  const inner: Flow = { into: out.createElement('div'), runs: [] };
  writing.children(element, place, inner);
  writing.flush(inner);
  // A heading is bold as it is.
  for (const bold of all(inner.into, 'strong')) {
    while (bold.firstChild) bold.parentNode?.insertBefore(bold.firstChild, bold);
    bold.remove();
  }
  for (const image of all(inner.into, 'img')) {
    const link = image.closest('a');
    writing.make('p', flow.into).appendChild(link && wordsOf(link) === '' ? link : image);
  }
  const heading = out.createElement(tagOf(element));
  for (const paragraph of Array.from(inner.into.children)) {
    for (const pause of all(paragraph, 'br')) pause.replaceWith(out.createTextNode(' '));
    if (wordsOf(paragraph) === '') continue;
    if (heading.firstChild) heading.appendChild(out.createTextNode(' '));
    while (paragraph.firstChild) heading.appendChild(paragraph.firstChild);
  }
  if (heading.firstChild) flow.into.appendChild(heading);
}
