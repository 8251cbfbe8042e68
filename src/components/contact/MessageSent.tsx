import CheckIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import { useEffect, useRef } from 'react';
import { Button, classNames } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './ContactForm.module.css';

/** Takes the form's place once the message is stored, and the focus with it, so that it is read out. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const texts = messages.contact.form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classNames(styles.form, styles.sent)} role="status">
      <CheckIcon aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.sent}
      </h2>
      <p>{texts.sentHelp}</p>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
