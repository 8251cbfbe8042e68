import type { ComponentType, SVGProps } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { Button } from '@/components/ui';

export interface ItemAct {
  /** Which of the acts it is: by it the focus comes back to its button (`data-act`). */
  name: string;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  onClick: () => void;
  /** The item is moved no further this way. */
  isEnd?: boolean;
  /** What is shown to a pointer, where the picture does not tell. */
  title?: string;
}

/** What can be done to one item of a list of the editor: a button each, side by side. */
export function ItemActs({ acts, className }: { acts: readonly ItemAct[]; className?: string }) {
  return (
    <ButtonGroup className={className}>
      {acts.map(({ name, label, Icon, onClick, isEnd = false, title }) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          data-act={name}
          aria-label={label}
          title={title}
          aria-disabled={isEnd || undefined}
          onClick={onClick}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </ButtonGroup>
  );
}
