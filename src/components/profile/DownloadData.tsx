import { useMutation } from '@tanstack/react-query';
import { Button, Spinner } from '@/components/ui';
import { saveFile } from '@/components/ui/FileButton';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { exportAccount } from '@/services/account';

const texts = messages.editProfile.data;

export function DownloadData({ uid }: { uid: string }) {
  const download = async () => {
    const json = JSON.stringify(await exportAccount(uid), null, 2);
    saveFile(texts.fileName, new Blob([json], { type: 'application/json' }));
  };
  const { mutate, isPending } = useMutation({ mutationFn: () => orTell(texts.exportFailed, download) });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      {isPending && <Spinner label="" />}
      {isPending ? texts.exporting : texts.export}
    </Button>
  );
}
