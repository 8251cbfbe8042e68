import { useState } from 'react';
import { staff } from '@/model/staff-messages';
import { useEditor } from '../state/useEditorState';

interface Place {
  /** What a place says of a file before it is sent. */
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
