import { useState } from 'react';
import { useEditor } from '../state/useEditorState';

/** Sends pictures that go beside the text; says why one did not get there. */
export function usePictureUpload(
  check: (file: File) => string | undefined,
  onUploaded: (url: string) => void,
) {
  const editor = useEditor();
  const [problem, setProblem] = useState<string | null>(null);

  const upload = async (file: File) => {
    const wrong = check(file);
    if (wrong !== undefined) {
      setProblem(wrong);
      return;
    }
    const result = await editor.uploads.start(crypto.randomUUID(), file);
    if ('url' in result) {
      editor.addUploaded(result.url);
      onUploaded(result.url);
    } else if (result.reason !== null) setProblem(result.reason);
  };

  return {
    problem,
    setProblem,
    choose: (files: FileList | null) => {
      setProblem(null);
      for (const file of files ?? []) void upload(file);
    },
  };
}
