import { type CSSProperties, useState } from 'react';
import { classNames } from '@/components/ui';
import { pictureSrcSet } from '@/model/images/picture-sizes';
import { DEFAULT_ARTICLE_PICTURE, pictureUrl } from '@/model/shared/urls';

interface ArticlePictureProps {
  src: string | null | undefined;
  /** Empty by default: most pictures sit beside the title they illustrate and add nothing to it. */
  alt?: string;
  /** Width to height, kept before the picture arrives so that nothing moves; null lets the picture decide. */
  ratio?: string | null;
  /** How wide it is shown, as CSS says it: where the address allows, a picture of that width is loaded. */
  sizes?: string;
  /** True for the picture a visitor sees first: it is fetched at once and with priority. */
  priority?: boolean;
  className?: string | undefined;
}

/** An article's picture, or the default one when it has none, its address is unsafe or it fails to load. */
export function ArticlePicture({
  src,
  alt = '',
  ratio = '16 / 9',
  sizes,
  priority = false,
  className,
}: ArticlePictureProps) {
  const wanted = pictureUrl(src ?? null) ?? DEFAULT_ARTICLE_PICTURE;
  const offered = sizes === undefined ? undefined : pictureSrcSet(wanted);
  // Where no small copy is to be had, the picture itself is tried before the default one.
  const tries = offered === undefined ? [wanted] : [offered, wanted];
  const [failed, setFailed] = useState<readonly string[]>([]);
  const trying = tries.find((attempt) => !failed.includes(attempt));
  const srcSet = trying === offered ? offered : undefined;
  const style: CSSProperties | undefined = ratio === null ? undefined : { aspectRatio: ratio };

  return (
    <img
      className={classNames('picture', className)}
      style={style}
      src={trying === undefined ? DEFAULT_ARTICLE_PICTURE : wanted}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => trying !== undefined && setFailed([...failed, trying])}
    />
  );
}
