import { useId } from 'react';
import { CategoryIcon } from '@/components/forum/CategoryIcon';
import { FORUM_ICONS, storedIcon } from '@/model/forum/category';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './CategoryForm.module.css';

const texts = foroStaff.forumCategories.form;

interface IconPickerProps {
  /** As it is stored: 'bi bi-book'. */
  value: string;
  color: string;
  onChange: (icono: string) => void;
}

/** One of the twelve icons, in the category's colour. */
export function IconPicker({ value, color, onChange }: IconPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{texts.icon}</legend>
      <div className={styles.icons}>
        {FORUM_ICONS.map((icon) => (
          <label key={icon} className={styles.icon} title={texts.icons[icon]}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={storedIcon(icon)}
              checked={value === storedIcon(icon)}
              onChange={() => onChange(storedIcon(icon))}
            />
            <CategoryIcon icono={storedIcon(icon)} color={color} />
            <span className="visually-hidden">{texts.icons[icon]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
