import DownIcon from 'bootstrap-icons/icons/arrow-down.svg?react';
import UpIcon from 'bootstrap-icons/icons/arrow-up.svg?react';
import MainIcon from 'bootstrap-icons/icons/star.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import type { KeyboardEvent } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { Button, TextField } from '@/components/ui';
import { altError } from '@/model/article-fields';
import { ARTICLE_LIMITS } from '@/model/article-limits';
import { staff } from '@/model/staff-messages';
import styles from './Pictures.module.css';

const texts = staff.editor.gallery;

interface GalleryItemProps {
  url: string;
  index: number;
  total: number;
  alt: string;
  onMove: (step: 1 | -1) => void;
  onAlt: (alt: string) => void;
  onMain: () => void;
  onRemove: () => void;
}

/** One picture of the gallery. Alt and an arrow move it from wherever the focus is in it. */
export function GalleryItem({ url, index, total, alt, onMove, onAlt, onMain, onRemove }: GalleryItemProps) {
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li className={`card d-grid gap-4 align-items-start p-3 ${styles.item}`} onKeyDown={onKeyDown}>
      <ArticlePicture src={url} alt={alt || texts.item(number, total)} ratio="4 / 3" />
      <div className="vstack gap-2">
        <TextField
          label={texts.alt(number)}
          name="imagenesAlt"
          error={altError(alt)}
          limit={ARTICLE_LIMITS.alternativa}
          value={alt}
          onChange={(event) => onAlt(event.target.value)}
        />
        <ButtonGroup className="align-self-start">
          <Button
            variant="secondary"
            size="small"
            data-move="up"
            aria-label={texts.up(number)}
            aria-disabled={index === 0 || undefined}
            onClick={() => onMove(-1)}
          >
            <UpIcon aria-hidden="true" />
          </Button>
          <Button
            variant="secondary"
            size="small"
            data-move="down"
            aria-label={texts.down(number)}
            aria-disabled={number === total || undefined}
            onClick={() => onMove(1)}
          >
            <DownIcon aria-hidden="true" />
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.asMain(number)}
            title={texts.asMain(number)}
            onClick={onMain}
          >
            <MainIcon aria-hidden="true" />
          </Button>
          <Button variant="secondary" size="small" aria-label={texts.remove(number)} onClick={onRemove}>
            <RemoveIcon aria-hidden="true" />
          </Button>
        </ButtonGroup>
      </div>
    </li>
  );
}
