import PreviewIcon from 'bootstrap-icons/icons/eye.svg?react';
import BothIcon from 'bootstrap-icons/icons/layout-split.svg?react';
import WriteIcon from 'bootstrap-icons/icons/pencil.svg?react';
import type { ComponentType, SVGProps } from 'react';
import { staff } from '@/model/staff-messages';
import styles from './ModeSwitch.module.css';

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
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{texts.label}</legend>
      {MODES.map(({ mode: value, Icon }) => (
        <label key={value} className={styles.option} data-option={value}>
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
    </fieldset>
  );
}
