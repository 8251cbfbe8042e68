import { useEffect, useState } from 'react';
import { messages } from '@/model/messages';
import { fileProblem, pictureProblem } from '@/model/picture-file';

export interface ChosenPicture {
  file: File | null;
  /** An address to show it by, while it is chosen. */
  preview: string | null;
  /** Why the last file was not taken. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  forget: () => void;
}

async function isReadable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch (error) {
    console.info('The file is no picture', error);
    return false;
  }
}

/** A picture from the device, checked before anything is sent. */
export function useChosenPicture(): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  const choose = async (file: File) => {
    const unread = async () =>
      (await isReadable(file)) ? null : (pictureProblem(file) ?? messages.editProfile.images.unreadable);
    const wrong = fileProblem(file) ?? (await unread());
    setProblem(wrong);
    if (wrong === null) setChosen({ file, preview: URL.createObjectURL(file) });
  };
  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    problem,
    choose,
    forget: () => {
      setChosen(null);
      setProblem(null);
    },
  };
}
