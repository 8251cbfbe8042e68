import DownIcon from 'bootstrap-icons/icons/arrow-down.svg?react';
import UpIcon from 'bootstrap-icons/icons/arrow-up.svg?react';
import MainIcon from 'bootstrap-icons/icons/star.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/trash.svg?react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ArticlePicture } from '@/components/articles/ArticlePicture';
import { Button, TextField } from '@/components/ui';
import {
  galleryFileProblem,
  inGalleryWords,
  isPictureAddress,
} from '@/model/articles/editing/article-fields';
import * as staff from '@/model/messages/staff';
import { moved } from '@/model/shared/moved';
import styles from '../ArticleEditor.module.css';
import { type ItemAct, ItemActs } from '../ItemActs';
import { useEditor, useEditorState } from '../state/useEditorSession';
import { AltField, PictureButton, PictureProblems, usePictureUpload } from './PictureButton';

const texts = staff.editor.gallery;

interface GalleryItemProps {
  url: string;
  index: number;
  total: number;
  alt: string;
  onMove: (step: 1 | -1) => void;
  onMain: () => void;
  onRemove: () => void;
}

/** One picture of the gallery. Alt and an arrow move it from wherever the focus is in it. */
function GalleryItem({ url, index, total, alt, onMove, onMain, onRemove }: GalleryItemProps) {
  const number = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  const asMain = texts.asMain(number);
  const acts: ItemAct[] = [
    { name: 'up', label: texts.up(number), Icon: UpIcon, onClick: () => onMove(-1), isEnd: index === 0 },
    {
      name: 'down',
      label: texts.down(number),
      Icon: DownIcon,
      onClick: () => onMove(1),
      isEnd: number === total,
    },
    { name: 'main', label: asMain, Icon: MainIcon, onClick: onMain, title: asMain },
    { name: 'remove', label: texts.remove(number), Icon: RemoveIcon, onClick: onRemove },
  ];
  return (
    <li className={`card d-grid gap-4 align-items-start p-3 ${styles.item}`} onKeyDown={onKeyDown}>
      <ArticlePicture src={url} alt={alt || texts.item(number, total)} ratio="4 / 3" />
      <div className="vstack gap-2">
        <AltField url={url} label={texts.alt(number)} />
        <ItemActs acts={acts} className="align-self-start" />
      </div>
    </li>
  );
}
const { pictureAddress } = staff.editor.errors;

interface ByAddressProps {
  error: string | undefined;
  onAdd: (address: string) => void;
}

/** Adds a picture of another site, named by its address. */
function ByAddress({ error, onAdd }: ByAddressProps) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const trimmed = address.trim();
    setProblem(isPictureAddress(trimmed) ? undefined : pictureAddress);
    if (!isPictureAddress(trimmed)) return;
    onAdd(trimmed);
    setAddress('');
  };
  return (
    <div>
      <TextField
        label={texts.address}
        type="url"
        inputMode="url"
        name="imagenes"
        value={address}
        error={problem ?? error}
        onChange={(event) => {
          setProblem(undefined);
          setAddress(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" onClick={add}>
        {texts.addByAddress}
      </Button>
    </div>
  );
}

export function GalleryEditor() {
  const editor = useEditor();
  const images = useEditorState(({ form }) => form.imagenes);
  const alts = useEditorState(({ form }) => form.imagenesAlt);
  const error = useEditorState(({ errors }) => errors.imagenes);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useRef<{ url: string; control: 'up' | 'down' } | null>(null);
  const add = (url: string) =>
    editor.change(({ imagenes }) => ({ imagenes: [...imagenes.filter((one) => one !== url), url] }));
  const { problems, forget, choose } = usePictureUpload({
    check: galleryFileProblem,
    words: inGalleryWords,
    onUploaded: add,
  });

  // A picture that moved takes the focus along, so that it can be moved on.
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const item = list.current?.children[images.indexOf(wanted.url)];
    item?.querySelector<HTMLElement>(`[data-act="${wanted.control}"]`)?.focus();
  }, [images]);

  const move = (url: string, step: 1 | -1) => {
    const from = images.indexOf(url);
    const next = moved(images, from, from + step);
    if (next.indexOf(url) === from) return;
    focusAfter.current = { url, control: step === 1 ? 'down' : 'up' };
    setSaid(texts.moved(from + step + 1, images.length));
    editor.change({ imagenes: next });
  };
  const addByAddress = (address: string) => {
    forget();
    add(address);
  };

  return (
    <div className="vstack gap-4">
      <span className="visually-hidden">
        <span role="status">{said}</span>
      </span>
      {images.length === 0 ? (
        <p className="state p-5 rounded-2 text-center text-soft">{texts.empty}</p>
      ) : (
        <ul ref={list} className="vstack gap-3">
          {images.map((url, index) => (
            <GalleryItem
              key={url}
              {...{ url, index }}
              total={images.length}
              alt={alts[url] ?? ''}
              onMove={(step) => move(url, step)}
              onMain={() => editor.change({ imagenPrincipal: url })}
              onRemove={() => {
                setSaid(texts.removed);
                editor.change(({ imagenes }) => ({ imagenes: imagenes.filter((one) => one !== url) }));
              }}
            />
          ))}
        </ul>
      )}
      {images.length > 1 && <p className="fs-sm text-soft">{texts.help}</p>}
      <PictureProblems texts={problems} />
      <div>
        <PictureButton place="gallery" multiple label={texts.add} onChoose={choose} />
      </div>
      <ByAddress error={error} onAdd={addByAddress} />
    </div>
  );
}
