import { Button, showToast } from '@/components/ui';
import { LevelProgress } from '@/components/ui/Meter';
import { Panel } from '@/components/ui/Panel';
import { formatBytes } from '@/model/format-bytes';
import { offline } from '@/model/messages/offline';
import { STORAGE_LIMIT } from '@/model/offline';
import { emptyDevice, useDeviceUse } from '@/services/queries/offline/kept-data';

const texts = offline.storage;

/** What the device keeps for reading without a connection, and the way to empty it. */
export function DeviceStorage() {
  const use = useDeviceUse();
  const empty = async () => {
    try {
      await emptyDevice();
      showToast(texts.emptied, { detail: texts.kept });
    } catch (cause) {
      console.info('What is kept could not be emptied', cause);
      showToast(texts.failed, { tone: 'danger' });
    }
  };
  return (
    <Panel title={texts.title}>
      <p>{texts.text}</p>
      <LevelProgress
        label={texts.label}
        text={texts.used(formatBytes(use.files), formatBytes(STORAGE_LIMIT))}
        progress={use.files / STORAGE_LIMIT}
      />
      <p className="fs-sm text-soft">{texts.data(formatBytes(use.data))}</p>
      <Button variant="secondary" size="small" className="align-self-start" onClick={() => void empty()}>
        {texts.empty}
      </Button>
    </Panel>
  );
}
