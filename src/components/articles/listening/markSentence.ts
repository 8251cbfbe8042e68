/** As the style sheet names it (ListenBar.module.css). */
const NAME = 'escuchado';

const knowsHighlights = () => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/** Marks what is being said, and gives what takes the mark away. Where the browser marks no parts of a text, its paragraph is marked. */
export function markSentence(range: Range): () => void {
  if (knowsHighlights()) {
    CSS.highlights.set(NAME, new Highlight(range));
    return () => void CSS.highlights.delete(NAME);
  }
  const block = range.startContainer.parentElement?.closest<HTMLElement>('p, li, h1, h2, h3, h4, h5, h6');
  block?.setAttribute('data-said', '');
  return () => block?.removeAttribute('data-said');
}

const BAR_PX = 120;

const isInSight = ({ top, bottom }: DOMRect) => bottom > BAR_PX && top < innerHeight - BAR_PX;

/** Brings a sentence into sight where the one before it was: who looks elsewhere is left there. */
export function followSentence(range: Range, before: Range | undefined): void {
  const place = range.getBoundingClientRect();
  if (isInSight(place) || (before && !isInSight(before.getBoundingClientRect()))) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollTo({ top: scrollY + place.top - innerHeight / 3, behavior });
}
