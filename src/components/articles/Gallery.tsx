import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';
import { messages } from '@/model/messages';
import { useNearViewport } from '../ui/useViewport';
import { ArticlePicture } from './ArticlePicture';
import { Caption } from './Caption';
import styles from './Gallery.module.css';

const text = messages.article.gallery;
const bringViewer = () => import('./GalleryViewer');
const GalleryViewer = lazyPart(async () => (await bringViewer()).GalleryViewer, messages.errors.chunkText);

interface GalleryProps {
  images: readonly string[];
  /** What is to be seen in them, by address, where their writer said so. */
  texts: Readonly<Record<string, string>>;
}

/** An article's gallery: a grid of pictures, each opening the viewer, whose code comes when the reader is near. */
export function Gallery({ images, texts }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section);
  useEffect(() => {
    if (near) bringViewer().catch((cause: unknown) => console.debug('The viewer is not here yet', cause));
  }, [near]);
  return (
    <section ref={section} className="mw-measure mt-7" aria-labelledby="galeria">
      <h2 id="galeria" className="mb-4 fs-xl">
        {text.title}
      </h2>
      <ul className={styles.grid}>
        {images.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              className={`card w-100 p-0 overflow-hidden ${styles.thumb}`}
              aria-label={texts[src] ? text.openOf(index + 1, texts[src]) : text.open(index + 1)}
              aria-haspopup="dialog"
              onClick={(event) => {
                opener.current = event.currentTarget;
                setShown(index);
              }}
            >
              <ArticlePicture src={src} ratio="4 / 3" sizes="16rem" />
            </button>
            <Caption as="p" text={texts[src]} />
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <GalleryViewer
            {...{ images, texts }}
            index={shown}
            onMove={setShown}
            onClose={() => {
              setShown(null);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
