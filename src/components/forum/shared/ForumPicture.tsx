import { ProseImage, type ProseImageProps } from '@/components/articles/prose/proseComponents';
import { messages } from '@/model/messages';
import { hostOf, pictureUrl } from '@/model/shared/urls';
import styles from './ForumPicture.module.css';

/**
 * A picture in what a member wrote. One of this site is drawn at once; whoever serves another learns the address of each reader,
 * so it waits for a press, in the place that it will have (components/articles/prose/watchText.ts).
 */
export function ForumPicture({ src, alt }: ProseImageProps) {
  const address = pictureUrl(src ?? null);
  const host = address === null ? null : hostOf(address);
  if (host === null) return <ProseImage src={src} alt={alt} />;
  return (
    <span className={styles.place}>
      <button type="button" className="btn btn-outline-secondary btn-sm" data-shows-picture="">
        {messages.prose.showImage(host)}
        {alt && <span className={styles.words}>{alt}</span>}
      </button>
      <ProseImage src={src} alt={alt} isAskedFor />
    </span>
  );
}
