import PreviousIcon from 'bootstrap-icons/icons/chevron-left.svg?react';
import NextIcon from 'bootstrap-icons/icons/chevron-right.svg?react';
import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import ZoomInIcon from 'bootstrap-icons/icons/zoom-in.svg?react';
import ZoomOutIcon from 'bootstrap-icons/icons/zoom-out.svg?react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui';
import { keyTarget } from '@/components/ui/keyTarget';
import { messages } from '@/model/messages';
import { readingTools } from '@/model/messages/reading-tools';
import { ArticlePicture } from './ArticlePicture';
import { Caption } from './Caption';
import styles from './GalleryViewer.module.css';

const text = messages.article.gallery;
const zoomText = readingTools.viewer;
/** A finger that moves this far turns the picture. */
const SWIPE_PX = 48;

interface GalleryViewerProps {
  images: readonly string[];
  texts: Readonly<Record<string, string>>;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Whether the picture is shown larger than its stage: then its middle first, and the arrows move it. */
function useZoom(stage: RefObject<HTMLDivElement | null>) {
  const [isZoomed, zoom] = useState(false);
  useEffect(() => {
    const shown = stage.current;
    if (!isZoomed || !shown) return;
    shown.scrollTo(
      (shown.scrollWidth - shown.clientWidth) / 2,
      (shown.scrollHeight - shown.clientHeight) / 2,
    );
    shown.focus();
  }, [isZoomed, stage]);
  return { isZoomed, zoom };
}

/**
 * One picture at a time over the page: arrows, Home and End, a finger, or the buttons; Escape closes. Enlarged (+, −, or its button) it is
 * larger than the window, which the arrows, a finger and the wheel move over it; each picture is shown whole first.
 */
export function GalleryViewer({ images, texts, index, onMove, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | null>(null);
  const { isZoomed, zoom } = useZoom(stage);
  const total = images.length;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const show = (target: number) => {
    zoom(false);
    onMove(target);
  };
  const move = (step: number) => show((index + step + total) % total);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      zoom(event.key === '+');
    }
    if (isZoomed && event.target === stage.current) return;
    const target = keyTarget(event.key, index, total);
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const onPointerUp = (event: PointerEvent) => {
    const distance = pressedAt.current === null ? 0 : event.clientX - pressedAt.current;
    pressedAt.current = null;
    if (isZoomed) return;
    if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1);
  };
  // A press beside the picture falls on the dialog itself.
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-bs-theme="dark"
      aria-label={text.title}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={isZoomed || undefined}
        {...(isZoomed ? { tabIndex: 0, role: 'group', 'aria-label': zoomText.moveAbout } : { tabIndex: -1 })}
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressedAt.current = null;
        }}
      >
        <ArticlePicture
          key={images[index]}
          src={images[index]}
          alt={texts[images[index] ?? ''] ?? text.picture(index + 1, total)}
          ratio={null}
          priority
          className={styles.picture}
        />
      </div>
      <div className={styles.caption}>
        <Caption as="p" text={texts[images[index] ?? '']} />
      </div>
      <div className="hstack justify-content-center gap-3">
        {total > 1 && <Control label={text.previous} Icon={PreviousIcon} onPress={() => move(-1)} />}
        <Control
          label={isZoomed ? zoomText.zoomOut : zoomText.zoomIn}
          Icon={isZoomed ? ZoomOutIcon : ZoomInIcon}
          onPress={() => zoom(!isZoomed)}
        />
        <p className={`fs-sm nums-tabular text-center ${styles.where}`} aria-live="polite">
          {text.picture(index + 1, total)}
        </p>
        {total > 1 && <Control label={text.next} Icon={NextIcon} onPress={() => move(1)} />}
      </div>
      <div className={styles.close}>
        <Control label={text.close} Icon={CloseIcon} onPress={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

function Control({ label, Icon, onPress }: { label: string; Icon: typeof CloseIcon; onPress: () => void }) {
  return (
    <Button variant="secondary" className="btn-icon rounded-circle" aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
