import { pictureCaption } from '@/model/images/picture-caption';
import { unbroken } from '@/model/shared/text/unbroken';

/** What a picture shows, with its source; screen readers have the words from the picture itself. Nothing where no source is named. */
export function Caption({
  text,
  as: Element = 'figcaption',
}: {
  text?: string | undefined;
  as?: 'figcaption' | 'p';
}) {
  const caption = pictureCaption(text);
  if (caption === null) return null;
  return (
    <Element className="mt-2 text-soft fs-xs text-start" aria-hidden="true">
      {unbroken(caption)}
    </Element>
  );
}
