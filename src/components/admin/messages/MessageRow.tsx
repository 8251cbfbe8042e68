import OpenIcon from 'bootstrap-icons/icons/chevron-down.svg?react';
import CloseIcon from 'bootstrap-icons/icons/chevron-up.svg?react';
import ReplyIcon from 'bootstrap-icons/icons/reply.svg?react';
import DeleteIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { useId } from 'react';
import { Button, useSiteName } from '@/components/ui';
import { type ContactMessage, type MessageState, replyHref } from '@/model/contact-message';
import { formatDate, isoDate } from '@/model/dates';
import { staff } from '@/model/staff-messages';
import styles from './Messages.module.css';

const texts = staff.adminMessages;

interface MessageRowProps {
  message: ContactMessage;
  open: boolean;
  onToggle: () => void;
  onMark: (estado: MessageState) => void;
  onDelete: () => void;
}

/** One message: closed, who wrote and how it begins; open, all of it with what can be done. */
export function MessageRow({ message, open, onToggle, onMark, onDelete }: MessageRowProps) {
  const id = useId();
  const { nombre, mensaje, fecha, estado } = message;
  const Icon = open ? CloseIcon : OpenIcon;
  return (
    <li className={styles.message} data-estado={estado}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.who}>
            <span className={styles.name}>{nombre || texts.noName}</span>
            <span className={styles.state} data-estado={estado}>
              {texts.states[estado]}
            </span>
          </span>
          <time className={styles.date} dateTime={isoDate(fecha)}>
            {formatDate(fecha)}
          </time>
          <Icon className={styles.icon} aria-hidden="true" />
          {!open && <span className={styles.snippet}>{mensaje || texts.noText}</span>}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <Opened {...{ message, onMark, onDelete }} />}
      </div>
    </li>
  );
}

function Opened({ message, onMark, onDelete }: Pick<MessageRowProps, 'message' | 'onMark' | 'onDelete'>) {
  const { email, mensaje, estado, fechaRevision } = message;
  const reply = replyHref(message, useSiteName());
  return (
    <div className={styles.opened}>
      <p className={styles.meta}>
        {email ? <span className={styles.address}>{email}</span> : texts.noEmail}
        {fechaRevision && estado !== 'nuevo' && (
          <span>
            {texts.reviewed}: <time dateTime={isoDate(fechaRevision)}>{formatDate(fechaRevision)}</time>
          </span>
        )}
      </p>
      <p className={mensaje ? styles.text : styles.meta}>{mensaje || texts.noText}</p>
      <div className={styles.actions}>
        {reply && (
          <a className={styles.reply} href={reply}>
            <ReplyIcon aria-hidden="true" />
            {texts.reply}
          </a>
        )}
        {estado !== 'respondido' && (
          <Button variant="secondary" size="small" onClick={() => onMark('respondido')}>
            {texts.markAnswered}
          </Button>
        )}
        {estado === 'respondido' && (
          <Button variant="secondary" size="small" onClick={() => onMark('leido')}>
            {texts.markRead}
          </Button>
        )}
        {estado !== 'nuevo' && (
          <Button variant="ghost" size="small" onClick={() => onMark('nuevo')}>
            {texts.markNew}
          </Button>
        )}
        <Button variant="danger" size="small" onClick={onDelete}>
          <DeleteIcon aria-hidden="true" />
          {texts.delete}
        </Button>
      </div>
    </div>
  );
}
