import CopyIcon from 'bootstrap-icons/icons/clipboard.svg?react';
import { useState } from 'react';
import { FoldedText } from '@/components/admin/FoldedText';
import { Button, classNames, showToast } from '@/components/ui';
import { Fold } from '@/components/ui/Fold';
import { orTell } from '@/components/ui/orTell';
import * as staff from '@/model/messages/staff';
import {
  documentsJson,
  type StoredDocument,
  type StoredField,
  type StoredType,
  type StoredValue,
} from '@/model/shared/stored/stored-value';

const texts = staff.collectionReader;
const SHOWN_CHARACTERS = 240;
const BADGES: Partial<Record<StoredType, string>> = {
  integer: 'badge-accent',
  double: 'badge-accent',
  timestamp: 'badge-clay',
  reference: 'badge-clay',
  geopoint: 'badge-clay',
  unknown: 'badge-danger',
};

async function copy(documents: readonly StoredDocument[]): Promise<void> {
  const write = async () => navigator.clipboard.writeText(documentsJson(documents));
  if (await orTell(texts.copyFailed, write)) showToast(texts.copied);
}

interface CopyJsonProps {
  documents: readonly StoredDocument[];
  label: string;
  /** What a screen reader hears, where the label alone stands on many rows. */
  describes?: string;
}

/** Puts documents on the clipboard as one JSON map, by id. */
export function CopyJson({ documents, label, describes }: CopyJsonProps) {
  return (
    <Button variant="secondary" size="small" aria-label={describes} onClick={() => void copy(documents)}>
      <CopyIcon aria-hidden="true" />
      {label}
    </Button>
  );
}

/** A document: its id, and behind it its fields. Drawn only when it is opened: an article alone may be 400,000 characters. */
export function DocumentView({ document }: { document: StoredDocument }) {
  const { id, fields, updated } = document;
  return (
    <Fold
      id={id}
      head={
        <span className="hstack flex-wrap row-gap-1 column-gap-4 me-3 minw-0">
          <code className="fw-semibold">{id}</code>
          <span className="text-soft fs-sm">{texts.fields(fields.length)}</span>
        </span>
      }
    >
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between">
        {updated && (
          <p className="text-soft fs-sm">
            {texts.updated}: <code>{updated}</code>
          </p>
        )}
        <CopyJson documents={[document]} label={texts.copy} describes={texts.copyOf(id)} />
      </div>
      {fields.length === 0 ? <p className="text-soft fs-sm">{texts.noFields}</p> : <Fields fields={fields} />}
    </Fold>
  );
}

function TypeBadge({ type }: { type: StoredType }) {
  return <span className={classNames('badge', BADGES[type])}>{texts.types[type]}</span>;
}

function Fields({ fields }: { fields: readonly StoredField[] }) {
  return (
    <dl>
      {fields.map(([name, value]) => (
        <div key={name} className="row row-gap-1 py-2 border-top">
          <dt className="col-md-4 d-flex flex-wrap row-gap-1 column-gap-2 align-items-center align-content-start fs-sm minw-0">
            <code>{name}</code>
            <TypeBadge type={value.type} />
          </dt>
          <dd className="col-md-8 fs-sm minw-0">
            <ValueView value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Items({ items }: { items: readonly StoredValue[] }) {
  return (
    <ol className="vstack gap-2" start={0}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is read once never moves
        <li key={index} className="d-flex flex-wrap row-gap-1 column-gap-3 align-items-baseline minw-0">
          <TypeBadge type={item.type} />
          <ValueView value={item} />
        </li>
      ))}
    </ol>
  );
}

function Folded({ value }: { value: Extract<StoredValue, { type: 'array' | 'map' }> }) {
  const [open, setOpen] = useState(false);
  const count = value.type === 'map' ? value.fields.length : value.items.length;
  const label = value.type === 'map' ? texts.fields(count) : texts.items(count);
  if (count === 0) return <span className="text-soft">{label}</span>;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-accent">{label}</summary>
      {open && (
        <div className="mt-2 ps-3 border-start border-2">
          {value.type === 'map' ? <Fields fields={value.fields} /> : <Items items={value.items} />}
        </div>
      )}
    </details>
  );
}

function ValueView({ value }: { value: StoredValue }) {
  if (value.type === 'map' || value.type === 'array') return <Folded value={value} />;
  if (value.type === 'string' && value.text === '')
    return <span className="text-soft">{texts.emptyString}</span>;
  return (
    <>
      {value.size !== undefined && <span className="text-soft">{texts.bytes(value.size)}</span>}
      <FoldedText
        text={value.text}
        limit={SHOWN_CHARACTERS}
        className={value.type === 'string' ? undefined : 'font-monospace'}
        texts={texts}
      />
    </>
  );
}
