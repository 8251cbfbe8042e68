/** What acts in texts, whoever drew them: the build, whose HTML stays as it is (lazyText.tsx), or React. */
import { messages } from '@/model/messages';
import { DEFAULT_ARTICLE_PICTURE } from '@/model/shared/urls';

const pictureOfText = (target: EventTarget | null): HTMLImageElement | null =>
  target instanceof HTMLImageElement && target.closest('[data-prose]') ? target : null;

/** A picture has arrived: it takes its own height. */
function settle(picture: HTMLImageElement): void {
  delete picture.dataset.waiting;
}

/** The default picture in the place of one that did not arrive; before that the picture itself, where one of its copies did not. */
function putDefault(picture: HTMLImageElement): void {
  if (picture.srcset) {
    picture.removeAttribute('srcset');
    return;
  }
  settle(picture);
  if (new URL(picture.src).pathname === DEFAULT_ARTICLE_PICTURE) return;
  picture.src = DEFAULT_ARTICLE_PICTURE;
  picture.alt ||= messages.prose.imageMissing;
}

/** Shows the picture that stands behind a button (components/forum/shared/ForumPicture.tsx). */
function showPicture(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('[data-shows-picture]') : null;
  const picture = button?.nextElementSibling;
  if (!(picture instanceof HTMLImageElement)) return;
  // It may stand inside a link, which hears of the press later.
  event.preventDefault();
  picture.src = picture.dataset.src ?? '';
  picture.hidden = false;
  button?.setAttribute('hidden', '');
}

let isWatching = false;

/** Begins to watch the document, once; what arrived or failed before is looked at now. Where there is none, the build draws. */
export function watchText(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  const on = (type: 'load' | 'error', act: (picture: HTMLImageElement) => void) =>
    document.addEventListener(
      type,
      ({ target }) => {
        const picture = pictureOfText(target);
        if (picture) act(picture);
      },
      { capture: true },
    );
  on('load', settle);
  on('error', putDefault);
  document.addEventListener('click', showPicture, { capture: true });
  for (const picture of document.querySelectorAll<HTMLImageElement>('[data-prose] img[data-waiting]'))
    if (picture.src && picture.complete) (picture.naturalWidth > 0 ? settle : putDefault)(picture);
}
