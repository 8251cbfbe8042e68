import { all } from './elements';
import type { Flow, Writing } from './writing';

const LANGUAGE = /(?:brush:\s*|lang(?:uage)?-)([\w+#-]+)/i;

/** Writes preformatted text as turndown reads it, `pre > code`, and its pictures after it. */
export function writeCode(writing: Writing, element: Element, flow: Flow): void {
  for (const pause of all(element, 'br')) pause.replaceWith(element.ownerDocument.createTextNode('\n'));
  const text = (element.textContent ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  if (text !== '') {
    const code = writing.make('code', writing.make('pre', flow.into));
    const names = [element, element.querySelector('code')].map((one) => one?.getAttribute('class') ?? '');
    const language = LANGUAGE.exec(names.join(' '))?.[1];
    if (language) code.setAttribute('class', `language-${language.toLowerCase()}`);
    code.textContent = text;
  }
  for (const image of all(element, 'img')) writing.image(image, {}, flow);
  writing.flush(flow);
}
