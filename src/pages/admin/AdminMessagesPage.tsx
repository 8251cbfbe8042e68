import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { ActionDialog, reasonOf, Toolbar } from '@/components/admin/kit';
import { MessageRow } from '@/components/admin/messages/MessageRow';
import { SelectField } from '@/components/library/SelectField';
import { Button, EmptyState, showToast, usePageMeta } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { type ContactMessage, MESSAGE_STATES, type MessageState } from '@/model/contact-message';
import { staff } from '@/model/staff-messages';
import { useMessageChanges, useMessages } from '@/services/queries/contact/useMessages';
import { useSession } from '@/session';

const texts = staff.adminMessages;

/** The filter lives in the address, so that back and reload keep it. */
function useStateFilter(): [MessageState | null, (estado: string) => void] {
  const [search, setSearch] = useSearchParams();
  const estado = MESSAGE_STATES.find((state) => state === search.get('estado')) ?? null;
  return [
    estado,
    (chosen) => setSearch(chosen === '' ? {} : { estado: chosen }, { preventScrollReset: true }),
  ];
}

/** What the contact form received, newest first: read, answer, file away. */
function MessagesScreen({ uid }: { uid: string }) {
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
  const open = (id: unknown) => {
    const message = list.items.find((one) => one.id === id);
    setOpenId(message?.id ?? null);
    if (message?.estado === 'nuevo') void mark(message, 'leido', false);
  };
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <Toolbar>
        <SelectField
          label={texts.filter}
          value={estado ?? ''}
          all={texts.all}
          options={MESSAGE_STATES.map((state) => ({ value: state, label: texts.filters[state] }))}
          onChange={setEstado}
        />
      </Toolbar>
      <PagedItems
        list={list}
        texts={{ ...texts, loadError: texts.loadError(list.error?.message ?? '') }}
        place="5rem"
        empty={
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
        }
      >
        {(items) => (
          <Accordion as="ul" activeKey={openId} onSelect={open}>
            {items.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                open={openId === message.id}
                onMark={(next) => void mark(message, next)}
                onDelete={() => setToDelete(message)}
              />
            ))}
          </Accordion>
        )}
      </PagedItems>
      {toDelete && (
        <ActionDialog
          title={texts.deleteYes}
          confirmLabel={texts.deleteYes}
          doingLabel={texts.deleting}
          danger
          act={() => changes.remove(toDelete)}
          done={texts.deleted}
          failed={texts.deleteError}
          onClose={() => setToDelete(null)}
        >
          <p>{texts.deleteConfirm(toDelete.nombre || texts.noName)}</p>
        </ActionDialog>
      )}
    </>
  );
}

/** /admin/mensajes. The guard of the route has seen to it that there is an account that may. */
export default function AdminMessagesPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useSession();
  return account && <MessagesScreen uid={account.uid} />;
}
