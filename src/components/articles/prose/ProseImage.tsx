import { useState } from 'react';
import { messages } from '@/model/messages';
import { DEFAULT_ARTICLE_PICTURE, pictureUrl } from '@/model/urls';
import styles from './ProseImage.module.css';

interface ProseImageProps {
  src: string | undefined;
  alt: string | undefined;
}

/** A picture inside an article. Until it arrives it keeps the place of a 16:9 one; if it fails, the default one shows. */
export function ProseImage({ src, alt }: ProseImageProps) {
  const wanted = pictureUrl(src ?? null);
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>(wanted ? 'waiting' : 'failed');
  const failed = state === 'failed';
  return (
    <img
      className={styles.image}
      data-waiting={state === 'waiting' || undefined}
      src={failed || wanted === null ? DEFAULT_ARTICLE_PICTURE : wanted}
      alt={alt || (failed ? messages.prose.imageMissing : '')}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setState((before) => (before === 'waiting' ? 'shown' : before))}
      onError={() => setState('failed')}
    />
  );
}
