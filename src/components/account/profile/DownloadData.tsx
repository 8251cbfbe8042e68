import { useState } from 'react';
import { Button, Spinner } from '@/components/ui';
import { saveFile } from '@/components/ui/FileButton';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { exportAccount } from '@/services/queries';

const texts = messages.editProfile.data;

/** Gathers everything that is kept about the member into one JSON file. */
export function DownloadData({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await orTell(texts.exportFailed, async () => {
      const json = JSON.stringify(await exportAccount(uid), null, 2);
      saveFile(texts.fileName, new Blob([json], { type: 'application/json' }));
    });
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void download()}>
      {busy && <Spinner label="" />}
      {busy ? texts.exporting : texts.export}
    </Button>
  );
}
