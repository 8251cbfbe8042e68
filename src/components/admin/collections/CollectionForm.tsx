import { type FormEvent, useRef, useState } from 'react';
import { Button, TextField } from '@/components/ui';
import { KNOWN_COLLECTIONS, parseCollectionPath } from '@/model/collection-path';
import { staff } from '@/model/staff-messages';
import styles from './Collection.module.css';

const texts = staff.collectionReader;

interface CollectionFormProps {
  initial: string;
  busy: boolean;
  /** Gets a path that is one. */
  onRead: (path: string) => void;
  /** What was asked for is no path. */
  onRefused: () => void;
}

/** The name of a collection, typed or chosen among those of the site. */
export function CollectionForm({ initial, busy, onRead, onRefused }: CollectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [validated, setValidated] = useState(initial !== '');
  const [asked, setAsked] = useState(initial);
  // The address changed: by reading, by going back, by a link.
  if (asked !== initial) {
    setAsked(initial);
    setTyped(initial);
  }
  const parsed = parseCollectionPath(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (parsed.ok) onRead(parsed.path);
    else {
      onRefused();
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.field}
        name="coleccion"
        required
        className={styles.input}
        value={typed}
        error={validated && !parsed.ok ? parsed.problem : undefined}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={busy} className={styles.submit}>
        {busy ? texts.reading : texts.submit}
      </Button>
      <div className={styles.suggestions}>
        <p className={styles.soft} id="colecciones-conocidas">
          {texts.suggestions}
        </p>
        <ul className={styles.chips} aria-labelledby="colecciones-conocidas">
          {KNOWN_COLLECTIONS.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-current={parsed.ok && parsed.path === name && initial === name ? 'true' : undefined}
                onClick={() => {
                  setTyped(name);
                  onRead(name);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
