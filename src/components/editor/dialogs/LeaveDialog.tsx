import { useEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from '@/components/ui';
import { Dialog, INITIAL_FOCUS } from '@/components/ui/Dialog';
import * as staff from '@/model/messages/staff';
import { useEditor, useEditorState, useUploads } from '../state/useEditorSession';

const texts = staff.editor.leaving;

interface LeaveDialogProps {
  /** That of the article: no other page than this one. */
  address: string;
  onSave: () => Promise<boolean>;
  /** It was not saved, and the dialog is gone. */
  onRefused: () => void;
}

/** Asks before what is unsaved is left behind: on the way to another page here, by the browser itself when the tab closes. */
export function LeaveDialog({ address, onSave, onRefused }: LeaveDialogProps) {
  const editor = useEditor();
  const unsaved = useEditorState((state) => state.unsaved);
  const busy = useEditorState(({ work }) => work !== null);
  const uploading = useUploads().length > 0;
  const blocker = useBlocker(
    ({ nextLocation, currentLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== address &&
      editor.hasUnsaved(),
  );

  useBeforeUnload((event) => {
    if (unsaved || uploading) event.preventDefault();
  });

  const refused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog goes
  useEffect(() => {
    if (blocker.state === 'blocked' || !refused.current) return;
    refused.current = false;
    onRefused();
  }, [blocker.state]);

  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset();
  const saveAndLeave = async () => {
    refused.current = !(await onSave());
    if (refused.current) blocker.reset();
    else blocker.proceed();
  };
  return (
    <Dialog title={texts.title} size="small" role="alertdialog" busy={busy} onClose={stay}>
      <Modal.Body>
        <p>{texts.text}</p>
      </Modal.Body>
      <Modal.Footer>
        <Button busy={busy} onClick={() => void saveAndLeave()}>
          {texts.save}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => blocker.proceed()}>
          {texts.leave}
        </Button>
        <Button variant="ghost" busy={busy} onClick={stay} {...INITIAL_FOCUS}>
          {texts.stay}
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
