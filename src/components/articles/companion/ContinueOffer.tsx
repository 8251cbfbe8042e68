import { type RefObject, useEffect, useState } from 'react';
import { CloseButton } from '@/components/ui/Announced';
import { Button } from '@/components/ui/Button';
import { type KeptReading, withoutReading, withReading } from '@/model/articles/reading/kept-readings';
import { readingTools } from '@/model/messages/reading-tools';
import { deviceReadings, keepReadings } from '@/services/device';
import { goTo, placeNow, readShare, sectionOf } from './blocks';
import styles from './Companion.module.css';

const texts = readingTools.continue;
const EVERY_MS = 1000;

/** Keeps where the reader is; what was read to its end is forgotten. */
function keepPlace({ id, titulo }: ArticleOfReading, text: Element): void {
  const avance = readShare(text);
  const place = placeNow(text);
  if (avance >= 1) keepReadings(withoutReading(deviceReadings(), id));
  else if (place) keepReadings(withReading(deviceReadings(), { id, titulo, avance, ...place }));
}

interface ArticleOfReading {
  id: string;
  titulo: string;
}

/** Keeps the place while the reader goes on, once a second at most, and when the page is left. */
function useKeptPlace(
  { id, titulo }: ArticleOfReading,
  text: RefObject<Element | null>,
  isOn: boolean,
): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      clearTimeout(timer);
      timer = undefined;
      if (text.current?.isConnected) keepPlace({ id, titulo }, text.current);
    };
    const soon = () => {
      timer ??= setTimeout(now, EVERY_MS);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', soon);
      removeEventListener('pagehide', now);
    };
  }, [id, titulo, text, isOn]);
}

interface ContinueOfferProps {
  article: ArticleOfReading;
  text: RefObject<HTMLElement | null>;
  /** False for a text so short that it is read at once. */
  isKept: boolean;
}

/** The place that was kept, while it is worth an offer: the reader stands at the top of the text, and no address leads elsewhere. */
function placeToOffer(id: string): KeptReading | null {
  if (location.hash || scrollY > innerHeight) return null;
  return deviceReadings().find((one) => one.id === id) ?? null;
}

/** Offers to go on where reading stopped, until the reader goes on alone; then keeps where that is. */
export function ContinueOffer({ article, text, isKept }: ContinueOfferProps) {
  const [offer, setOffer] = useState(() => (isKept ? placeToOffer(article.id) : null));
  useKeptPlace(article, text, isKept && offer === null);
  useEffect(() => {
    if (offer === null) return;
    const look = () => {
      if (scrollY > 1.5 * innerHeight) setOffer(null);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [offer]);
  if (offer === null) return null;
  const go = () => {
    if (text.current) goTo(text.current, offer);
    setOffer(null);
  };
  const section = text.current && sectionOf(text.current, offer);
  return (
    <section className={`card d-print-none ${styles.offer}`} aria-label={texts.title}>
      <p className={`fs-sm ${styles.where}`}>
        {section ? texts.inSection(section) : texts.at(Math.round(offer.avance * 100))}
      </p>
      <Button size="small" onClick={go}>
        {texts.go}
      </Button>
      <CloseButton onClick={() => setOffer(null)} />
    </section>
  );
}
