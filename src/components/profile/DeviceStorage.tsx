import { Button, showToast } from '@/components/ui';
import { LevelProgress } from '@/components/ui/LevelProgress';
import { orTell } from '@/components/ui/orTell';
import { Panel } from '@/components/ui/Panel';
import { offline } from '@/model/messages/offline';
import { STORAGE_LIMIT } from '@/model/shared/offline';
import { formatBytes } from '@/model/shared/text/format-number';
import { emptyDevice, useDeviceUse } from '@/services/offline';

const storage = offline.storage;

export function DeviceStorage() {
  const use = useDeviceUse();
  const empty = async () => {
    if (await orTell(storage.failed, emptyDevice)) showToast(storage.emptied, { detail: storage.kept });
  };
  return (
    <Panel title={storage.title}>
      <p>{storage.text}</p>
      {use.files > 0 && (
        <LevelProgress
          label={storage.label}
          text={storage.used(formatBytes(use.files), formatBytes(STORAGE_LIMIT))}
          progress={use.files / STORAGE_LIMIT}
        />
      )}
      {use.data > 0 && <p className="fs-sm text-soft">{storage.data(formatBytes(use.data))}</p>}
      <Button variant="secondary" size="small" className="align-self-start" onClick={() => void empty()}>
        {storage.empty}
      </Button>
    </Panel>
  );
}
