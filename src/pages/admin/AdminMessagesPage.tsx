import ReplyIcon from 'bootstrap-icons/icons/reply.svg?react';
import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { useSearchParams } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { FactLine } from '@/components/admin/FactLine';
import { ContactClosed } from '@/components/admin/messages/ContactClosed';
import { Toolbar } from '@/components/admin/Toolbar';
import { Button, classNames, DateText, EmptyState, showToast, useSiteName } from '@/components/ui';
import { ActionDialog } from '@/components/ui/ActionDialog';
import { Fold } from '@/components/ui/Fold';
import { PagedItems } from '@/components/ui/PagedItems';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import {
  type ContactMessage,
  MESSAGE_STATES,
  type MessageState,
  replyHref,
} from '@/model/contact/contact-message';
import * as staff from '@/model/messages/staff';
import { formatDate, isoDate } from '@/model/shared/dates';
import { choiceOf } from '@/model/shared/unknown-value';
import { useMessageChanges, useMessages } from '@/services/contact';
import { toServiceError } from '@/services/firestore';

const texts = staff.adminMessages;

const BADGES = { nuevo: 'badge-solid', leido: undefined, respondido: 'badge-accent' };

interface MessageRowProps {
  message: ContactMessage;
  open: boolean;
  onMark: (estado: MessageState) => void;
  onDelete: () => void;
}

/** One message of the accordion: closed, who wrote and how it begins; open, all of it with what can be done. */
function MessageRow({ message, open, ...actions }: MessageRowProps) {
  const { nombre, mensaje, fecha, estado } = message;
  return (
    <Fold
      id={message.id}
      head={
        <span className="vstack gap-1 me-3 minw-0 text-body">
          <span className="hstack flex-wrap row-gap-1 column-gap-3">
            <span className={estado === 'nuevo' ? 'fw-bold' : undefined}>{nombre || texts.noName}</span>
            <span className={classNames('badge', BADGES[estado])}>{texts.states[estado]}</span>
          </span>
          <time className="text-soft fs-sm" dateTime={isoDate(fecha)}>
            {formatDate(fecha)}
          </time>
          {!open && <span className="text-soft fs-sm text-truncate">{mensaje || texts.noText}</span>}
        </span>
      }
    >
      <Opened message={message} {...actions} />
    </Fold>
  );
}

function Opened({ message, onMark, onDelete }: Pick<MessageRowProps, 'message' | 'onMark' | 'onDelete'>) {
  const { email, mensaje, estado, fechaRevision } = message;
  const reply = replyHref(message, useSiteName());
  const mark = (to: MessageState, label: string, variant: 'secondary' | 'ghost' = 'secondary') => (
    <Button variant={variant} size="small" onClick={() => onMark(to)}>
      {label}
    </Button>
  );
  return (
    <>
      <FactLine>
        {email ? <span className="text-body fw-semibold">{email}</span> : <span>{texts.noEmail}</span>}
        {fechaRevision && estado !== 'nuevo' && (
          <span>
            {texts.reviewed}: <DateText date={fechaRevision} />
          </span>
        )}
      </FactLine>
      {mensaje ? (
        <p className="mw-measure text-pre-line">{mensaje}</p>
      ) : (
        <p className="text-soft fs-sm">{texts.noText}</p>
      )}
      <div className="hstack flex-wrap gap-3">
        {reply && (
          <a className="btn btn-primary btn-sm" href={reply}>
            <ReplyIcon aria-hidden="true" />
            {texts.reply}
          </a>
        )}
        {estado === 'respondido' ? mark('leido', texts.markRead) : mark('respondido', texts.markAnswered)}
        {estado !== 'nuevo' && mark('nuevo', texts.markNew, 'ghost')}
        <Button variant="danger" size="small" onClick={onDelete}>
          <DeleteIcon aria-hidden="true" />
          {texts.delete}
        </Button>
      </div>
    </>
  );
}

interface DeleteMessageProps {
  message: ContactMessage;
  remove: (message: ContactMessage) => Promise<unknown>;
  onClose: () => void;
}

function DeleteMessage({ message, remove, onClose }: DeleteMessageProps) {
  return (
    <ActionDialog
      title={texts.deleteYes}
      confirmLabel={texts.deleteYes}
      doingLabel={texts.deleting}
      danger
      act={() => remove(message)}
      done={texts.deleted}
      failed={({ message }) => texts.deleteError(message)}
      onClose={onClose}
    >
      <p>{texts.deleteConfirm(message.nombre || texts.noName)}</p>
    </ActionDialog>
  );
}

/** /admin/mensajes: what the contact form received, newest first: read, answer, file away. */
export default function AdminMessagesPage() {
  const { uid } = useStaff().account;
  // The filter lives in the address, so that back and reload keep it.
  const [search, setSearch] = useSearchParams();
  const estado = choiceOf(search.get('estado'), MESSAGE_STATES);
  const setEstado = (chosen: MessageState | null) =>
    setSearch(chosen === null ? {} : { estado: chosen }, { preventScrollReset: true });
  const list = useMessages(estado);
  const changes = useMessageChanges(uid);
  const [openId, setOpenId] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);

  const mark = (message: ContactMessage, next: MessageState, said?: string) =>
    void changes.mark({ message, estado: next }).then(
      () => said && showToast(said),
      (cause: unknown) => showToast(texts.markError(toServiceError(cause).message), { tone: 'danger' }),
    );
  const open = (id: unknown) => {
    const message = list.items.find((one) => one.id === id);
    setOpenId(message?.id ?? null);
    if (message?.estado === 'nuevo') mark(message, 'leido');
  };
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <ContactClosed />
      <Toolbar>
        <SelectField
          label={texts.filter}
          value={estado}
          all={texts.all}
          options={optionsOf(MESSAGE_STATES, texts.filters)}
          onChange={setEstado}
        />
      </Toolbar>
      <PagedItems
        list={list}
        texts={texts}
        place="5rem"
        empty={
          <EmptyState
            text={estado ? texts.emptyFiltered : texts.empty}
            action={
              estado && (
                <Button variant="secondary" onClick={() => setEstado(null)}>
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
                onMark={(next) => mark(message, next, texts.marked[next])}
                onDelete={() => setToDelete(message)}
              />
            ))}
          </Accordion>
        )}
      </PagedItems>
      {toDelete && (
        <DeleteMessage message={toDelete} remove={changes.remove} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}
