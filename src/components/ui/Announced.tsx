import { Children, type ReactNode } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import { messages } from '@/model/messages';
import { classNames } from './classNames';

interface AnnouncedProps {
  tone: 'success' | 'warning' | 'danger';
  /** Nothing: there is nothing to announce, and the region takes no room. */
  children: ReactNode;
  onClose?: (() => void) | undefined;
}

/** What came of something, on members' and staff's screens: announced politely, or at once when it failed. */
export function Announced({ tone, children, onClose }: AnnouncedProps) {
  const silent = Children.toArray(children).length === 0;
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={silent ? 'position-absolute' : 'w-100'}>
      {!silent && (
        <div className={classNames('alert', `alert-${tone}`, onClose && 'alert-dismissible')}>
          {children}
          {onClose && <CloseButton aria-label={messages.common.close} onClick={onClose} />}
        </div>
      )}
    </div>
  );
}
