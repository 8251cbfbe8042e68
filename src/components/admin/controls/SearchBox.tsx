import SearchIcon from 'bootstrap-icons/icons/search.svg?react';
import ClearIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { useId, useRef } from 'react';
import styles from './controls.module.css';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What the button that empties it is called. */
  clearLabel: string;
  value: string;
  maxLength: number;
  onType: (value: string) => void;
}

/** The search of a list of the staff: what is typed counts at once, so there is nothing to submit. */
export function SearchBox({ label, placeholder, clearLabel, value, maxLength, onType }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <SearchIcon className={styles.icon} aria-hidden="true" />
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} onClick={clear} aria-label={clearLabel}>
            <ClearIcon aria-hidden="true" />
          </button>
        )}
      </div>
    </search>
  );
}
