import { useEffect, useRef, useState } from 'react';
import { Button, TextField, VisuallyHidden } from '@/components/ui';
import { isPictureAddress, moved } from '@/model/article-fields';
import { galleryFileProblem, inGalleryWords } from '@/model/gallery-picture';
import { staff } from '@/model/staff-messages';
import { useEditor, useEditorState } from '../state/useEditorState';
import { GalleryItem } from './GalleryItem';
import { PictureButton, PictureProblems } from './PictureButton';
import styles from './Pictures.module.css';
import { usePictureUpload } from './usePictureUpload';

const texts = staff.editor.gallery;
const { pictureAddress } = staff.editor.errors;

/** The article's gallery: its pictures in their order, each with its alternative text. */
export function GalleryEditor() {
  const editor = useEditor();
  const images = useEditorState(({ form }) => form.imagenes);
  const alts = useEditorState(({ form }) => form.imagenesAlt);
  const error = useEditorState(({ errors }) => errors.imagenes);
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useRef<{ url: string; control: 'up' | 'down' } | null>(null);
  const add = (url: string) =>
    editor.change(({ imagenes }) => ({ imagenes: [...imagenes.filter((one) => one !== url), url] }));
  const [addressError, setAddressError] = useState<string>();
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
    item?.querySelector<HTMLElement>(`[data-move="${wanted.control}"]`)?.focus();
  }, [images]);

  const move = (url: string, step: 1 | -1) => {
    const from = images.indexOf(url);
    const next = moved(images, from, from + step);
    if (next.indexOf(url) === from) return;
    focusAfter.current = { url, control: step === 1 ? 'down' : 'up' };
    setSaid(texts.moved(from + step + 1, images.length));
    editor.change({ imagenes: next });
  };
  const addByAddress = () => {
    if (!isPictureAddress(address.trim())) {
      setAddressError(pictureAddress);
      return;
    }
    setAddressError(undefined);
    forget();
    add(address.trim());
    setAddress('');
  };

  return (
    <div className="vstack gap-4">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {images.length === 0 ? (
        <p className={`p-5 rounded text-center text-soft ${styles.none}`}>{texts.empty}</p>
      ) : (
        <ul ref={list} className="vstack gap-3">
          {images.map((url, index) => (
            <GalleryItem
              key={url}
              {...{ url, index }}
              total={images.length}
              alt={alts[url] ?? ''}
              onMove={(step) => move(url, step)}
              onAlt={(alt) =>
                editor.change(({ imagenesAlt }) => ({ imagenesAlt: { ...imagenesAlt, [url]: alt } }))
              }
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
      <div>
        <TextField
          label={texts.address}
          type="url"
          inputMode="url"
          name="imagenes"
          value={address}
          error={addressError ?? error}
          onChange={(event) => {
            setAddressError(undefined);
            setAddress(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            addByAddress();
          }}
        />
        <Button variant="secondary" onClick={addByAddress}>
          {texts.addByAddress}
        </Button>
      </div>
    </div>
  );
}
