import { useState } from 'react';
import { FoldedText } from '@/components/admin/FoldedText';
import { staff } from '@/model/staff-messages';
import { type StoredField, type StoredType, type StoredValue, scalarText } from '@/model/stored-value';
import styles from './Collection.module.css';

const texts = staff.collectionReader;
/** A longer value is folded. */
const SHOWN_CHARACTERS = 240;

function TypeTag({ type }: { type: StoredType }) {
  return (
    <span className={styles.type} data-type={type}>
      {texts.types[type]}
    </span>
  );
}

/** Names, types and values, one below the other. */
export function Fields({ fields }: { fields: readonly StoredField[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(([name, value]) => (
        <div key={name} className={styles.fieldRow}>
          <dt className={styles.fieldName}>
            <code>{name}</code>
            <TypeTag type={value.type} />
          </dt>
          <dd className={styles.value}>
            <ValueView value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ items }: { items: readonly StoredValue[] }) {
  return (
    <ol className={styles.items} start={0}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is read once never moves
        <li key={index}>
          <TypeTag type={item.type} />
          <ValueView value={item} />
        </li>
      ))}
    </ol>
  );
}

/** Maps and lists show how much is in them, and their content when it is asked for. */
function Folded({ value }: { value: Extract<StoredValue, { type: 'array' | 'map' }> }) {
  const [open, setOpen] = useState(false);
  const count = value.type === 'map' ? value.fields.length : value.items.length;
  const label = value.type === 'map' ? texts.fields(count) : texts.items(count);
  if (count === 0) return <span className={styles.soft}>{label}</span>;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && (value.type === 'map' ? <Fields fields={value.fields} /> : <Items items={value.items} />)}
    </details>
  );
}

function ValueView({ value }: { value: StoredValue }) {
  if (value.type === 'map' || value.type === 'array') return <Folded value={value} />;
  if (value.type === 'string' && value.value === '')
    return <span className={styles.soft}>{texts.emptyString}</span>;
  return (
    <>
      {value.type === 'bytes' && <span className={styles.soft}>{texts.bytes(value.size)}</span>}
      <FoldedText
        text={scalarText(value)}
        limit={SHOWN_CHARACTERS}
        className={value.type === 'string' ? styles.text : styles.scalar}
        texts={texts}
      />
    </>
  );
}
