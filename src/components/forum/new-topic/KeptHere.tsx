import { useState } from 'react';
import { Button } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import * as foro from '@/model/messages/foro';

const texts = foro.newTopic;

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.discardTitle}
          confirmLabel={texts.discardConfirm}
          danger
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{texts.discardText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** That what is written stays on the device, and the way to give it up. */
export function KeptHere({ onDiscard }: { onDiscard: (() => void) | null }) {
  return (
    <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between fs-xs text-soft">
      <p>{texts.kept}</p>
      {onDiscard && <Discard onDiscard={onDiscard} />}
    </div>
  );
}
