import { type MouseEvent, useState } from 'react';
import { ProseImage, type ProseImageProps } from '@/components/articles/prose/proseComponents';
import { messages } from '@/model/messages';
import { hostOf, pictureUrl } from '@/model/shared/urls';
import styles from './ForumPicture.module.css';

/**
 * A picture in what a member wrote. One of this site is drawn at once; whoever serves another learns the address of each reader,
 * so it waits for a press, in the place that it will have.
 */
export function ForumPicture({ src, alt }: ProseImageProps) {
  const [asked, setAsked] = useState(false);
  const address = pictureUrl(src ?? null);
  const host = address === null ? null : hostOf(address);
  if (address === null || host === null) return <ProseImage src={src} alt={alt} />;
  const show = (event: MouseEvent) => {
    // A picture may stand inside a link.
    event.preventDefault();
    setAsked(true);
  };
  return (
    <span className={styles.place}>
      {asked ? (
        <ProseImage src={address} alt={alt} />
      ) : (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={show}>
          {messages.prose.showImage(host)}
          {alt && <span className={styles.words}>{alt}</span>}
        </button>
      )}
    </span>
  );
}
