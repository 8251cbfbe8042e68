import MentionIcon from 'bootstrap-icons/icons/at.svg?react';
import ReplyIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import AcceptedIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import ReadIcon from 'bootstrap-icons/icons/check2.svg?react';
import PublishedIcon from 'bootstrap-icons/icons/eye.svg?react';
import HiddenIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import ReportIcon from 'bootstrap-icons/icons/flag.svg?react';
import LikeIcon from 'bootstrap-icons/icons/heart.svg?react';
import ClosedIcon from 'bootstrap-icons/icons/lock.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { Button, classNames, showToast } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import type { Notice } from '@/model/notifications/notice';
import { noticeHref, noticeSentence } from '@/model/notifications/notice-view';
import type { NoticeType } from '@/model/users/notice-choice';
import type { Member } from '@/model/users/permissions/forum-permissions';
import { useNoticeChange } from '@/services/notifications';
import styles from './NoticeRow.module.css';

const ICONS: Readonly<Record<NoticeType, ComponentType<SVGProps<SVGSVGElement>>>> = {
  nueva_respuesta: ReplyIcon,
  respuesta_aceptada: AcceptedIcon,
  respuesta_oculta: HiddenIcon,
  respuesta_publicada: PublishedIcon,
  like_tema: LikeIcon,
  like_respuesta: LikeIcon,
  mencion: MentionIcon,
  tema_cerrado: ClosedIcon,
  reporte_procesado: ReportIcon,
};

const ROW_BUTTON = { variant: 'ghost', size: 'small', className: 'px-3 mt-1 text-soft' } as const;

interface NoticeRowProps {
  notice: Notice;
  member: Member;
  /** Its link is followed, here or in a tab of its own. */
  onFollow: () => void;
  /** Without it there is no button: following is the way to mark it. */
  onRead?: () => void;
  onRemove: (button: HTMLElement) => void;
}

export function NoticeRow({ notice, member, onFollow, onRead, onRemove }: NoticeRowProps) {
  const Icon = ICONS[notice.tipo];
  const sentence = noticeSentence(notice);
  const unread = !notice.leida;
  return (
    <li className={classNames('d-flex align-items-start', styles.row, unread && styles.unread)}>
      <Link
        to={noticeHref(notice, member)}
        className="d-flex flex-grow-1 gap-3 align-items-start minw-0 py-3 px-4 text-decoration-none"
        onClick={onFollow}
        onAuxClick={({ button }) => button === 1 && onFollow()}
      >
        <Icon
          className={classNames('flex-shrink-0', styles.icon, unread ? 'text-clay' : 'text-soft')}
          aria-hidden="true"
        />
        <span className="vstack gap-1 minw-0 fs-xs text-soft">
          {unread && <span className="visually-hidden">{`${texts.unread} `}</span>}
          <span className={classNames('fs-sm', styles.sentence, unread && 'fw-semibold')}>{sentence}</span>
          {notice.reporte?.comentario && <span>{texts.reports.comment(notice.reporte.comentario)}</span>}
          <RelativeTime date={notice.fecha} />
        </span>
      </Link>
      {onRead && unread && (
        <Button
          {...ROW_BUTTON}
          aria-label={texts.markRead(sentence)}
          title={texts.markReadShort}
          onClick={onRead}
        >
          <ReadIcon aria-hidden="true" />
        </Button>
      )}
      <Button
        {...ROW_BUTTON}
        data-remove=""
        aria-label={texts.remove(sentence)}
        title={texts.removeShort}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <RemoveIcon aria-hidden="true" />
      </Button>
    </li>
  );
}

/** The focus of a row that goes passes to its neighbour, or to what stands for an empty list. */
function passFocus(button: HTMLElement, fallback: HTMLElement | null): void {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const at = buttons.indexOf(button);
  (buttons[at + 1] ?? buttons[at - 1] ?? fallback)?.focus();
}

export function useNoticeActions(uid: string) {
  const change = useNoticeChange(uid);
  return {
    /** Whoever follows a notice is elsewhere by the time it fails: it is simply unread again. */
    follow: (notice: Notice): void => {
      if (notice.leida) return;
      const stays = (cause: unknown) => console.info('The notice stays unread', cause);
      change({ read: [notice.id] }).catch(stays);
    },
    read: (notice: Notice): void => void orTell(texts.markFailed, () => change({ read: [notice.id] })),
    readAll: async (): Promise<void> => {
      if (await orTell(texts.markAllFailed, () => change({ read: 'all' }))) showToast(texts.markedAll);
    },
    remove: (notice: Notice, button: HTMLElement, fallback: HTMLElement | null): void => {
      passFocus(button, fallback);
      void orTell(texts.removeFailed, () => change({ removed: notice.id }));
    },
  };
}
