import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import BothIcon from 'bootstrap-icons/icons/layout-split.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import type { ComponentType, SVGProps } from 'react';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { classNames } from '@/components/ui';
import { staff } from '@/model/staff-messages';
import styles from './MarkdownEditor.module.css';

const texts = staff.editor.modes;

export type Mode = 'write' | 'both' | 'preview';

const MODES: readonly { mode: Mode; Icon: ComponentType<SVGProps<SVGSVGElement>> }[] = [
  { mode: 'write', Icon: WriteIcon },
  { mode: 'both', Icon: BothIcon },
  { mode: 'preview', Icon: PreviewIcon },
];

/** Writing, what readers will see, or both side by side (on wide screens). */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <ButtonGroup role="radiogroup" aria-label={texts.label}>
      {MODES.map(({ mode: value, Icon }) => (
        <label
          key={value}
          className={classNames('btn btn-secondary btn-sm', value === 'both' && styles.wideOnly)}
        >
          <input
            type="radio"
            name="vista"
            value={value}
            checked={mode === value}
            onChange={() => onChange(value)}
          />
          <Icon aria-hidden="true" />
          <span>{texts[value]}</span>
        </label>
      ))}
    </ButtonGroup>
  );
}
