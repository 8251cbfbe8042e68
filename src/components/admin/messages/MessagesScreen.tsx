import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { SelectField } from '@/components/library/SelectField';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { MoreButton } from '@/components/ui/MoreButton';
import { type ContactMessage, MESSAGE_STATES, type MessageState } from '@/model/contact-message';
import { staff } from '@/model/staff-messages';
import { useMessageChanges, useMessages } from '@/services/queries/contact/useMessages';
import { MessageRow } from './MessageRow';
import styles from './Messages.module.css';

const texts = staff.adminMessages;
const PLACES = ['a', 'b', 'c', 'd'];

/** The filter lives in the address, so that back and reload keep it. */
function useStateFilter(): [MessageState | null, (estado: string) => void] {
  const [search, setSearch] = useSearchParams();
  const estado = MESSAGE_STATES.find((state) => state === search.get('estado')) ?? null;
  return [
    estado,
    (chosen) => setSearch(chosen === '' ? {} : { estado: chosen }, { preventScrollReset: true }),
  ];
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : '');

function DeleteMessage({ message, onDelete, onClose }: DeleteMessageProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onDelete(message);
      showToast(texts.deleted);
      onClose();
    } catch (cause) {
      setProblem(texts.deleteError(reasonOf(cause)));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.deleteYes}
      confirmLabel={busy ? texts.deleting : texts.deleteYes}
      danger
      busy={busy}
      error={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{texts.deleteConfirm(message.nombre || texts.noName)}</p>
    </ConfirmDialog>
  );
}

interface DeleteMessageProps {
  message: ContactMessage;
  onDelete: (message: ContactMessage) => Promise<void>;
  onClose: () => void;
}

/** What the contact form received, newest first: read, answer, file away. */
export function MessagesScreen({ uid }: { uid: string }) {
  const [estado, setEstado] = useStateFilter();
  const list = useMessages(estado);
  const changes = useMessageChanges(uid);
  const [openId, setOpenId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);

  const mark = async (message: ContactMessage, next: MessageState, announce = true) => {
    try {
      await changes.mark(message, next);
      if (announce) showToast(texts.marked[next]);
    } catch (cause) {
      showToast(texts.markError(reasonOf(cause)), { tone: 'danger' });
    }
  };
  const toggle = (message: ContactMessage) => {
    const opens = openId !== message.id;
    setOpenId(opens ? message.id : null);
    if (opens && message.estado === 'nuevo') void mark(message, 'leido', false);
  };
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <div className={styles.filter}>
        <SelectField
          label={texts.filter}
          value={estado ?? ''}
          all={texts.all}
          options={MESSAGE_STATES.map((state) => ({ value: state, label: texts.filters[state] }))}
          onChange={setEstado}
        />
      </div>
      {list.status === 'loading' && (
        <LoadingRegion text={texts.loading} className={styles.list}>
          {PLACES.map((place) => (
            <Skeleton key={place} height="5rem" />
          ))}
        </LoadingRegion>
      )}
      {list.status === 'error' && (
        <ErrorState text={texts.loadError(list.error?.message ?? '')} onRetry={list.retry} />
      )}
      {list.status === 'ready' && list.items.length === 0 && !list.hasMore && (
        <EmptyState
          text={estado ? texts.emptyFiltered : texts.empty}
          action={
            estado && (
              <Button variant="secondary" onClick={() => setEstado('')}>
                {texts.seeAll}
              </Button>
            )
          }
        />
      )}
      {list.items.length > 0 && (
        <ul className={styles.list}>
          {list.items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              open={openId === message.id}
              onToggle={() => toggle(message)}
              onMark={(next) => void mark(message, next)}
              onDelete={() => setToDelete(message)}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} texts={texts} />
      {toDelete && (
        <DeleteMessage message={toDelete} onDelete={changes.remove} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}
