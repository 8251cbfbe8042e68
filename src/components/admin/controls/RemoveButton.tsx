import RemoveIcon from 'bootstrap-icons/icons/trash3.svg?react';
import type { ComponentProps } from 'react';
import { Button, classNames } from '@/components/ui';
import styles from './RemoveButton.module.css';

/** Deletes one thing of a list, after a question: red, and without a frame where there are many. */
export function RemoveButton({ className, children, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant="ghost" size="small" className={classNames(styles.remove, className)}>
      <RemoveIcon aria-hidden="true" />
      {children}
    </Button>
  );
}
