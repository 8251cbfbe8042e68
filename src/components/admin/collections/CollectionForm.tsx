import { type FormEvent, useRef, useState } from 'react';
import { Button, classNames, TextField } from '@/components/ui';
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
      <div className="d-grid gap-2">
        <p className="text-soft fs-sm" id="colecciones-conocidas">
          {texts.suggestions}
        </p>
        <ul className="d-flex flex-wrap gap-2" aria-labelledby="colecciones-conocidas">
          {KNOWN_COLLECTIONS.map((name) => {
            const isRead = parsed.ok && parsed.path === name && initial === name;
            return (
              <li key={name}>
                <Button
                  variant="secondary"
                  size="small"
                  className={classNames(
                    'rounded-pill font-monospace fw-normal fs-xs',
                    isRead && 'bg-accent-soft border-accent text-accent',
                  )}
                  aria-current={isRead || undefined}
                  onClick={() => {
                    setTyped(name);
                    onRead(name);
                  }}
                >
                  {name}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </form>
  );
}
