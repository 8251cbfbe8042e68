import UploadIcon from 'bootstrap-icons/icons/cloud-arrow-up.svg?react';
import { useState } from 'react';
import { TextField } from '@/components/ui';
import { FileButton } from '@/components/ui/FileButton';
import { altError } from '@/model/articles/editing/article-fields';
import { ARTICLE_LIMITS } from '@/model/articles/limits';
import { PICTURE_TYPES } from '@/model/images/picture-file';
import * as staff from '@/model/messages/staff';
import { takesArticlePictures } from '@/services/client';
import { useEditor, useEditorState } from '../state/useEditorSession';

interface Place {
  check: (file: File) => string | undefined;
  /** A reason of the service in the place's own words. */
  words?: (reason: string) => string;
  onUploaded: (url: string) => void;
}

const same = (reason: string) => reason;

/** Sends pictures that go beside the text; says of each that did not get there why, until it did or others are chosen. */
export function usePictureUpload({ check, words = same, onUploaded }: Place) {
  const editor = useEditor();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const say = (name: string, reason: string | null) =>
    setReasons((before) => {
      const others = [...before].filter(([other]) => other !== name);
      return new Map(reason === null ? others : [...others, [name, words(reason)]]);
    });

  const upload = async (file: File) => {
    const wrong = check(file);
    if (wrong !== undefined) return say(file.name, wrong);
    const result = await editor.uploads.start(crypto.randomUUID(), file);
    if (!('url' in result)) return say(file.name, result.reason);
    say(file.name, null);
    editor.addUploaded(result.url);
    onUploaded(result.url);
  };

  return {
    problems: [...reasons].map(([name, reason]) => staff.editor.uploads.failed(name, reason)),
    forget: () => setReasons(new Map()),
    choose: (files: readonly File[]) => {
      setReasons(new Map());
      for (const file of files) void upload(file);
    },
  };
}

interface PictureButtonProps {
  label: string;
  multiple?: boolean;
  place: 'main' | 'gallery';
  onChoose: (files: readonly File[]) => void;
}

/** Where the site takes no uploads it says so instead. */
export function PictureButton({ label, place, ...input }: PictureButtonProps) {
  if (!takesArticlePictures()) return <p className="fs-sm text-soft">{staff.images.noPlace}</p>;
  return (
    <FileButton {...input} accept={PICTURE_TYPES.join(',')} data-picture={place}>
      <UploadIcon aria-hidden="true" />
      {label}
    </FileButton>
  );
}

export function PictureProblems({ texts }: { texts: readonly string[] }) {
  return (
    <div role="alert">
      {texts.length > 0 && (
        <ul className="alert alert-danger">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function AltField({ url, ...field }: { url: string; label: string; hint?: string }) {
  const editor = useEditor();
  const alt = useEditorState(({ form }) => form.imagenesAlt[url] ?? '');
  return (
    <TextField
      {...field}
      name="imagenesAlt"
      error={altError(alt)}
      limit={ARTICLE_LIMITS.alternativa}
      value={alt}
      onChange={({ target }) =>
        editor.change(({ imagenesAlt }) => ({ imagenesAlt: { ...imagenesAlt, [url]: target.value } }))
      }
    />
  );
}
