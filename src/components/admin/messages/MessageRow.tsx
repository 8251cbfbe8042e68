import ReplyIcon from 'bootstrap-icons/icons/reply.svg?react';
import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { Facts, Fold } from '@/components/admin/kit';
import { Button, classNames, useSiteName } from '@/components/ui';
import { type ContactMessage, type MessageState, replyHref } from '@/model/contact-message';
import { formatDate, isoDate } from '@/model/dates';
import { staff } from '@/model/staff-messages';

const texts = staff.adminMessages;
const BADGES = { nuevo: 'badge-solid', leido: undefined, respondido: 'badge-accent' };

interface MessageRowProps {
  message: ContactMessage;
  open: boolean;
  onMark: (estado: MessageState) => void;
  onDelete: () => void;
}

/** One message of the accordion: closed, who wrote and how it begins; open, all of it with what can be done. */
export function MessageRow({ message, open, ...actions }: MessageRowProps) {
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
      <Facts>
        {email ? <span className="text-body fw-semibold">{email}</span> : <span>{texts.noEmail}</span>}
        {fechaRevision && estado !== 'nuevo' && (
          <span>
            {texts.reviewed}: <time dateTime={isoDate(fechaRevision)}>{formatDate(fechaRevision)}</time>
          </span>
        )}
      </Facts>
      {mensaje ? (
        <p className="mw-measure" style={{ whiteSpace: 'pre-line' }}>
          {mensaje}
        </p>
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
