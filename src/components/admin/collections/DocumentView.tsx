import { useState } from 'react';
import { staff } from '@/model/staff-messages';
import type { StoredDocument } from '@/model/stored-value';
import styles from './Collection.module.css';
import { CopyJson } from './CopyJson';
import { Fields } from './ValueView';

const texts = staff.collectionReader;

/** A document: its id, and behind it its fields. Drawn only when it is opened: an article alone may be 400,000 characters. */
export function DocumentView({ document }: { document: StoredDocument }) {
  const [open, setOpen] = useState(false);
  const { id, fields, updated } = document;
  return (
    <li>
      <details
        className={styles.document}
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={styles.head}>
          <code className={styles.id}>{id}</code>
          <span className={styles.soft}>{texts.fields(fields.length)}</span>
        </summary>
        {open && (
          <div className={styles.content}>
            <div className={styles.tools}>
              {updated && (
                <p className={styles.soft}>
                  {texts.updated}: <code>{updated}</code>
                </p>
              )}
              <CopyJson documents={[document]} label={texts.copy} describes={texts.copyOf(id)} />
            </div>
            {fields.length === 0 ? (
              <p className={styles.soft}>{texts.noFields}</p>
            ) : (
              <Fields fields={fields} />
            )}
          </div>
        )}
      </details>
    </li>
  );
}
