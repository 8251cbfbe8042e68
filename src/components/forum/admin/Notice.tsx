import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import type { ReactNode } from 'react';
import { messages } from '@/model/messages';
import styles from './Staff.module.css';

interface NoticeProps {
  tone: 'success' | 'danger';
  children: ReactNode;
  onClose?: (() => void) | undefined;
}

/** A box that says what came of something; the region around it announces it. */
export function Notice({ tone, children, onClose }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <div className={styles.noticeText}>{children}</div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={messages.common.close} onClick={onClose}>
          <CloseIcon aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
