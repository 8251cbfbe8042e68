import CopyIcon from 'bootstrap-icons/icons/clipboard.svg?react';
import { Button, showToast } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import { documentsJson, type StoredDocument } from '@/model/stored-value';

const texts = staff.collectionReader;

async function copy(documents: readonly StoredDocument[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(documentsJson(documents));
    showToast(texts.copied);
  } catch (error) {
    console.info('The clipboard is not available', error);
    showToast(texts.copyFailed, { tone: 'danger' });
  }
}

interface CopyJsonProps {
  documents: readonly StoredDocument[];
  label: string;
  /** What a screen reader hears, where the label alone stands on many rows. */
  describes?: string;
}

/** Puts documents on the clipboard as one JSON map, by id. */
export function CopyJson({ documents, label, describes }: CopyJsonProps) {
  return (
    <Button variant="secondary" size="small" aria-label={describes} onClick={() => void copy(documents)}>
      <CopyIcon aria-hidden="true" />
      {label}
    </Button>
  );
}
