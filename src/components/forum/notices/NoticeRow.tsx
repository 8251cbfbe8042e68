import MentionIcon from 'bootstrap-icons/icons/at.svg?react';
import ReplyIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import AcceptedIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import ReadIcon from 'bootstrap-icons/icons/check2.svg?react';
import HiddenIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import ReportIcon from 'bootstrap-icons/icons/flag.svg?react';
import LikeIcon from 'bootstrap-icons/icons/heart.svg?react';
import ClosedIcon from 'bootstrap-icons/icons/lock.svg?react';
import RemoveIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { classNames, VisuallyHidden } from '@/components/ui';
import type { Notice, NoticeType } from '@/model/forum/notice';
import { noticeHref, noticeSentence } from '@/model/forum/notice-view';
import type { Member } from '@/model/forum/permissions';
import { forumNotices as texts } from '@/model/messages/forum-notices';
import styles from './NoticeRow.module.css';

const ICONS: Readonly<Record<NoticeType, ComponentType<SVGProps<SVGSVGElement>>>> = {
  nueva_respuesta: ReplyIcon,
  respuesta_aceptada: AcceptedIcon,
  respuesta_oculta: HiddenIcon,
  like_tema: LikeIcon,
  like_respuesta: LikeIcon,
  mencion: MentionIcon,
  tema_cerrado: ClosedIcon,
  reporte_procesado: ReportIcon,
};

interface NoticeRowProps {
  notice: Notice;
  member: Member;
  /** Its link is followed, here or in a tab of its own. */
  onFollow: () => void;
  /** Without it there is no button: following is the way to mark it. */
  onRead?: () => void;
  onRemove: (button: HTMLElement) => void;
}

/** A notice: what happened and when, the way there, and to be rid of it. */
export function NoticeRow({ notice, member, onFollow, onRead, onRemove }: NoticeRowProps) {
  const Icon = ICONS[notice.tipo];
  const sentence = noticeSentence(notice);
  return (
    <li className={classNames(styles.row, !notice.leida && styles.unread)}>
      <Link
        to={noticeHref(notice, member)}
        className={styles.link}
        onClick={onFollow}
        onAuxClick={({ button }) => button === 1 && onFollow()}
      >
        <Icon className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>
          {!notice.leida && <VisuallyHidden>{`${texts.unread} `}</VisuallyHidden>}
          <span className={styles.sentence}>{sentence}</span>
          {notice.reporte?.comentario && (
            <span className={styles.comment}>{texts.reports.comment(notice.reporte.comentario)}</span>
          )}
          <span className={styles.time}>
            <RelativeTime date={notice.fecha} />
          </span>
        </span>
      </Link>
      {onRead && !notice.leida && (
        <button
          type="button"
          className={styles.action}
          aria-label={texts.markRead(sentence)}
          title={texts.markReadShort}
          onClick={onRead}
        >
          <ReadIcon aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        data-remove=""
        className={styles.action}
        aria-label={texts.remove(sentence)}
        title={texts.removeShort}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <RemoveIcon aria-hidden="true" />
      </button>
    </li>
  );
}
