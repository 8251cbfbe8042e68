import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { readingTools } from '@/model/messages/reading-tools';
import { truncate } from '@/model/shared/text/truncate';
import {
  addressedParagraph,
  anchorOf,
  paragraphAt,
  paragraphsOf,
  paragraphWords,
  scrollUntilSteady,
  TOP_PX,
} from './blocks';
import styles from './Companion.module.css';

const texts = readingTools.paragraph;
const MARK = 'data-linked';
const NAMED_BY = 40;

/** Brings the paragraph of the address into sight, marked. */
function useAddressedParagraph(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    const show = () => {
      marked?.removeAttribute(MARK);
      marked = text.current ? addressedParagraph(text.current) : undefined;
      marked?.setAttribute(MARK, '');
      const found = marked;
      if (found) scrollUntilSteady(() => found.scrollIntoView({ block: 'start', behavior: 'instant' }));
    };
    show();
    addEventListener('hashchange', show);
    return () => {
      removeEventListener('hashchange', show);
      marked?.removeAttribute(MARK);
    };
  }, [text]);
}

const isPressable = (target: Element) => target.closest('a, button, input, summary, select') !== null;

/** The paragraph that the pointer is over, or that a finger touched. */
function usePointedParagraph(text: RefObject<HTMLElement | null>) {
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const found = pointerType === 'mouse' && target instanceof Element ? paragraphAt(target) : null;
      if (found) setPointed(found);
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || isPressable(event.target)) return;
      if (getSelection()?.isCollapsed === false) return;
      const found = paragraphAt(event.target);
      if (found) setPointed((was) => (was === found ? null : found));
    };
    // The pointer may have come to it before this code did.
    if (matchMedia('(hover: hover)').matches)
      setPointed(paragraphsOf(root).find((one) => one.matches(':hover')) ?? null);
    root.addEventListener('pointerover', onOver);
    if (matchMedia('(pointer: coarse)').matches) root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('click', onClick);
    };
  }, [text]);
  return [pointed, setPointed] as const;
}

function firstInSight(text: HTMLElement): HTMLElement | undefined {
  return paragraphsOf(text).find((one) => one.getBoundingClientRect().bottom > TOP_PX);
}

/**
 * The link to a paragraph, beside the one that is pointed at or touched; a press copies it. By the keyboard it stands before the text,
 * and the arrows choose the paragraph.
 */
export function ParagraphLink({ text }: { text: RefObject<HTMLElement | null> }) {
  useAddressedParagraph(text);
  const [paragraph, setParagraph] = usePointedParagraph(text);
  const words = paragraph ? paragraphWords(paragraph) : '';
  const copy = async () => {
    if (!text.current || !paragraph) return;
    const url = new URL(location.href);
    url.hash = anchorOf(text.current, paragraph);
    if (await orTell(texts.copyFailed, () => navigator.clipboard.writeText(url.href)))
      showToast(texts.copied);
  };
  const onFocus = () => {
    if (paragraph === null && text.current) setParagraph(firstInSight(text.current) ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !text.current || !paragraph) return;
    event.preventDefault();
    const all = paragraphsOf(text.current);
    const next = all[all.indexOf(paragraph) + step];
    if (!next) return;
    setParagraph(next);
    next.scrollIntoView({ block: 'nearest' });
  };
  return (
    <button
      type="button"
      className={`btn btn-icon d-print-none ${styles.paragraph}`}
      data-shown={paragraph !== null || undefined}
      style={{ top: paragraph?.offsetTop }}
      aria-label={words ? texts.copyOf(truncate(words, NAMED_BY)) : texts.copy}
      title={texts.help}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={() => void copy()}
    >
      <span aria-hidden="true">¶</span>
    </button>
  );
}
