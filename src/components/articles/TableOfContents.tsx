import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Heading } from '@/model/articles/reading/reading';
import { messages } from '@/model/messages';
import { unbroken } from '@/model/shared/text/unbroken';
import styles from './ArticleContent.module.css';

/** Fewer sections than this need no table of contents. */
export const MIN_HEADINGS = 3;

interface TableOfContentsProps {
  headings: readonly Heading[];
  text: RefObject<HTMLElement | null>;
}

/** The section being read: the last one whose heading has passed the top of the screen. */
export function useCurrentSection({ headings, text }: TableOfContentsProps): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!text.current) return;
    const passed = new Set<string>();
    // The watched area reaches from far above the page to a quarter of the screen: nothing runs on each scroll, and a
    // jump over many headings is noticed too.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(headings.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      { rootMargin: '1000000px 0px -75% 0px' },
    );
    // Observing again what is observed already does nothing.
    const look = () => {
      for (const { id } of headings) {
        const heading = document.getElementById(id);
        if (heading) observer.observe(heading);
      }
    };
    const drawing = new MutationObserver(look);
    drawing.observe(text.current, { childList: true, subtree: true });
    look();
    return () => {
      drawing.disconnect();
      observer.disconnect();
    };
  }, [headings, text]);
  return current;
}

/** A list taller than the screen follows the section being read; the page stays where it is. */
function useFollowing(current: string | null) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is being read
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop - clientHeight / 2;
  }, [current]);
  return list;
}

/** The sections of an article as links; `current` is the one being read. */
export function ContentsList({
  headings,
  current,
}: {
  headings: readonly Heading[];
  current: string | null;
}) {
  return (
    <ol className="fs-sm lh-sm">
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {unbroken(text)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The sections of a long article: beside the text on wide screens, folded above it on the others. The style sheet shows one. */
export function TableOfContents({ headings, text }: TableOfContentsProps) {
  const current = useCurrentSection({ headings, text });
  const nav = useFollowing(current);
  const list = <ContentsList headings={headings} current={current} />;
  return (
    <>
      <nav ref={nav} className={`d-print-none ${styles.beside}`} aria-labelledby="en-este-articulo">
        <p id="en-este-articulo" className="eyebrow mb-3">
          {messages.article.toc}
        </p>
        {list}
      </nav>
      <nav className={`card mw-measure mb-6 d-print-none ${styles.folded}`} aria-label={messages.article.toc}>
        <details>
          <summary className="minh-touch px-4 py-3 fw-semibold">{messages.article.toc}</summary>
          <div className="px-4 pb-3">{list}</div>
        </details>
      </nav>
    </>
  );
}
