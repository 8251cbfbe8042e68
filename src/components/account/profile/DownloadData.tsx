import { useState } from 'react';
import { Button, Spinner, showToast } from '@/components/feedback';
import { messages } from '@/model/messages';
import { exportAccount } from '@/services/queries';

const texts = messages.editProfile.data;

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Gathers everything that is kept about the member into one JSON file. */
export function DownloadData({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(texts.fileName, JSON.stringify(await exportAccount(uid), null, 2));
    } catch (error) {
      console.info('The data could not be gathered', error);
      showToast(texts.exportFailed, { tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void download()}>
      {busy && <Spinner label="" />}
      {busy ? texts.exporting : texts.export}
    </Button>
  );
}
