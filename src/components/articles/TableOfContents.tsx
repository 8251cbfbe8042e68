import { useEffect, useState } from 'react';
import { messages } from '@/model/messages';
import type { Heading } from '@/model/reading';
import styles from './TableOfContents.module.css';
import { useMediaQuery } from './useMediaQuery';

/** Fewer sections than this need no table of contents. */
export const MIN_HEADINGS = 3;

interface TableOfContentsProps {
  headings: readonly Heading[];
}

/** The section being read: the last one whose heading has passed the top of the screen. */
function useCurrentSection(headings: readonly Heading[], watched: boolean): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!watched) return;
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    // The watched area reaches from far above the page to a quarter of the screen: nothing runs on each scroll, and a
    // jump over many headings is noticed too.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent(elements.findLast((element) => passed.has(element))?.id ?? null);
      },
      { rootMargin: '1000000px 0px -75% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings, watched]);
  return current;
}

/** The sections of a long article: beside the text on wide screens, folded above it on the others. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const wide = useMediaQuery('(min-width: 68rem)');
  const current = useCurrentSection(headings, wide);
  const list = (
    <ol className={styles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a className={styles.link} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  if (wide) {
    return (
      <nav className={styles.beside} aria-labelledby="en-este-articulo">
        <p id="en-este-articulo" className={styles.title}>
          {messages.article.toc}
        </p>
        {list}
      </nav>
    );
  }
  return (
    <nav className={styles.folded} aria-label={messages.article.toc}>
      <details>
        <summary className={styles.summary}>{messages.article.toc}</summary>
        {list}
      </details>
    </nav>
  );
}
