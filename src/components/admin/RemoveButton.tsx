import RemoveIcon from 'bootstrap-icons/icons/trash3.svg?react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui';

/** Deletes one thing of a list, after a question: red, and without a frame where there are many. */
export function RemoveButton({ children, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant="ghost" size="small" className="text-danger">
      <RemoveIcon aria-hidden="true" />
      {children}
    </Button>
  );
}
