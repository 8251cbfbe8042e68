import { type CSSProperties, useState } from 'react';
import { DEFAULT_ARTICLE_PICTURE, pictureUrl } from '@/model/urls';
import styles from './ArticlePicture.module.css';

interface ArticlePictureProps {
  src: string | null | undefined;
  /** Empty by default: most pictures sit beside the title they illustrate and add nothing to it. */
  alt?: string;
  /** Width to height, kept before the picture arrives so that nothing moves; null lets the picture decide. */
  ratio?: string | null;
  /** True for the picture a visitor sees first: it is fetched at once and with priority. */
  priority?: boolean;
  className?: string | undefined;
}

/** An article's picture, or the default one when it has none, its address is unsafe or it fails to load. */
export function ArticlePicture({
  src,
  alt = '',
  ratio = '16 / 9',
  priority = false,
  className,
}: ArticlePictureProps) {
  const wanted = pictureUrl(src ?? null) ?? DEFAULT_ARTICLE_PICTURE;
  const [failed, setFailed] = useState<string | null>(null);
  const shown = failed === wanted ? DEFAULT_ARTICLE_PICTURE : wanted;
  const style: CSSProperties | undefined = ratio === null ? undefined : { aspectRatio: ratio };

  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={style}
      src={shown}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(wanted)}
    />
  );
}
