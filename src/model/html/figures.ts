import { isPictureAddress, linkAddress, pictureAddress } from './addresses';
import { all, wordsOf } from './elements';
import type { Flow, Place, Writing } from './writing';

/** The words below a picture, on one line. */
function captionOf(captions: readonly Element[]): string {
  for (const caption of captions)
    for (const pause of all(caption, 'br')) pause.replaceWith(caption.ownerDocument.createTextNode(' '));
  return captions.map(wordsOf).join(' ').trim();
}

/**
 * Pictures with words below them. One picture has them as its title; where there are more, links among the words or a page
 * that the picture led to, they stand below it as any text does.
 */
export function writeFigure(
  writing: Writing,
  figure: Element,
  captions: readonly Element[],
  place: Place,
  flow: Flow,
): void {
  const { base } = writing.reading;
  const caption = captionOf(captions);
  const [image, ...more] = all(figure, 'img').filter((one) => pictureAddress(one, base) !== null);
  const href = linkAddress(image?.closest('a')?.getAttribute('href') ?? null, base);
  const isAlone =
    image && more.length === 0 && wordsOf(figure) === caption && (href === null || isPictureAddress(href));
  if (isAlone && captions.every((one) => !one.querySelector('a[href], img')))
    writing.image(image, href === null ? {} : { link: { href } }, flow, caption);
  else writing.children(figure, place, flow);
  writing.flush(flow);
}
