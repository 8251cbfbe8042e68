import { type ChangeEvent, useId } from 'react';
import { messages } from '@/model/messages';
import styles from './Footer.module.css';

const texts = messages.footer.theme;

/** Light, dark or as the system is. A script of index.html shows and remembers it, so that later pages begin with it. */
export function ThemeSwitch() {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    dispatchEvent(new CustomEvent('tema', { detail: target.value }));
  return (
    <div className={styles.theme}>
      <label className="form-label" htmlFor={id}>
        {texts.label}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        defaultValue={document.documentElement.dataset.bsTheme}
        onChange={choose}
      >
        <option value="">{texts.system}</option>
        <option value="light">{texts.light}</option>
        <option value="dark">{texts.dark}</option>
      </select>
    </div>
  );
}
