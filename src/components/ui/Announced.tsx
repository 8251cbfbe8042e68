import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { classNames } from './classNames';

/** The cross of what can be closed. */
export function CloseButton(props: ComponentProps<typeof Button>) {
  return (
    <Button aria-label={messages.common.close} {...props} variant="icon">
      <CloseIcon aria-hidden="true" />
    </Button>
  );
}

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
        <div className={classNames('alert', `alert-${tone}`, onClose && 'd-flex gap-2 py-1')}>
          {onClose ? <div className="flex-grow-1 minw-0 py-2">{children}</div> : children}
          {onClose && <CloseButton onClick={onClose} />}
        </div>
      )}
    </div>
  );
}
