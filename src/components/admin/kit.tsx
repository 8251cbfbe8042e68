import { useMutation } from '@tanstack/react-query';
import RemoveIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { Button, classNames, showToast, usePageMeta } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { formatNumber } from '@/model/format-number';
import styles from './kit.module.css';

/** What narrows and orders a list: the first field takes what the others leave. */
export function Toolbar({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section
      className={`d-flex flex-wrap align-items-start row-gap-3 column-gap-4 pb-5 ${styles.toolbar}`}
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** Quiet facts beside each other, as under a row's title. */
export function Facts({ as: Tag = 'p', children }: { as?: 'p' | 'dl'; children: ReactNode }) {
  return <Tag className="hstack flex-wrap row-gap-1 column-gap-4 text-soft fs-sm">{children}</Tag>;
}

/** Equal columns, as many as there is room for. */
export function Tiles({ as: Tag = 'div', min, gap = 3, ...rest }: TilesProps) {
  const style: CSSProperties = { gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` };
  return <Tag {...rest} className={`d-grid gap-${gap} minw-0`} style={style} />;
}

interface TilesProps {
  as?: 'div' | 'dl' | 'fieldset';
  /** The least width of one. */
  min: string;
  gap?: number;
  children: ReactNode;
}

/** Numbers with what they count. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, count: number])[] }) {
  return (
    <Tiles as="dl" min="6.25rem" gap={2}>
      {figures.map(([label, count]) => (
        <div key={label} className="card flex-column-reverse justify-content-end p-2">
          <dt className="fs-xs fw-normal text-soft">{label}</dt>
          <dd className="text-accent font-serif fs-xl fw-semibold lh-sm nums-tabular">
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </Tiles>
  );
}

/** What can be done with a row: under it on a phone, else beside it. */
export function RowEnd({ children }: { children: ReactNode }) {
  return <div className={`d-flex flex-shrink-0 gap-2 align-self-start ${styles.end}`}>{children}</div>;
}

/** Deletes one thing of a list, after a question: red, and without a frame where there are many. */
export function RemoveButton({ children, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant="ghost" size="small" className="text-danger">
      <RemoveIcon aria-hidden="true" />
      {children}
    </Button>
  );
}

/** A box to tick, or one of several choices, with its label: both are pressed. */
export function Tick({ className, children, ...input }: ComponentProps<typeof FormCheckInput>) {
  const id = useId();
  return (
    <label
      className={classNames('d-flex gap-3 align-items-start fs-sm', styles.tick, className)}
      htmlFor={id}
    >
      <FormCheckInput {...input} id={id} />
      {children}
    </label>
  );
}

interface FoldProps {
  id: string;
  /** What stands in its button. */
  head: ReactNode;
  headAs?: 'h2' | 'h4';
  children: ReactNode;
}

/** One item of an `Accordion`, whose content is drawn when it is opened. */
export function Fold({ id, head, headAs = 'h2', children }: FoldProps) {
  return (
    <Accordion.Item as="li" eventKey={id}>
      <Accordion.Header as={headAs}>{head}</Accordion.Header>
      <Accordion.Collapse eventKey={id} mountOnEnter unmountOnExit>
        <div className="accordion-body vstack gap-4 pt-0">{children}</div>
      </Accordion.Collapse>
    </Accordion.Item>
  );
}

interface FoldedTextProps {
  text: string;
  /** Characters shown before the rest is folded away. */
  limit: number;
  className?: string | undefined;
  texts: { showAll: string; showLess: string };
}

/** A text of which only the beginning shows while it is long, until the rest is asked for. */
export function FoldedText({ text, limit, className, texts }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > limit;
  return (
    <div className="minw-0">
      <p className={className} style={{ whiteSpace: 'pre-wrap' }}>
        {long && !open ? `${text.slice(0, limit).trimEnd()}…` : text}
      </p>
      {long && (
        <Button variant="ghost" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}

interface ActionDialogProps {
  title: string;
  confirmLabel: string;
  /** The label while it is being done. */
  doingLabel?: string;
  danger?: boolean;
  act: () => Promise<unknown>;
  /** What is announced when it is done. */
  done: string;
  failed: (reason: string) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A question whose yes does something: it stays while that is under way and says why it failed. */
export function ActionDialog({ act, done, failed, doingLabel, confirmLabel, ...dialog }: ActionDialogProps) {
  const onSuccess = () => {
    showToast(done);
    dialog.onClose();
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess });
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={isPending && doingLabel ? doingLabel : confirmLabel}
      busy={isPending}
      error={error && failed(error.message)}
      onConfirm={() => mutate()}
    />
  );
}

interface AdminHeadProps {
  title: string;
  /** What the browser calls the page, where it is not its title. */
  tab?: string;
  /** One line under the title. */
  lead?: string;
  /** Buttons at the side of the title. */
  actions?: ReactNode;
}

/** The head of a page of the staff, and of its document. */
export function AdminHead({ title, tab = title, lead, actions }: AdminHeadProps) {
  usePageMeta({ title: tab, noIndex: true });
  return (
    <header className="d-flex flex-wrap align-items-end justify-content-between row-gap-3 column-gap-5 pb-5">
      <div className="d-grid gap-2 minw-0">
        <h1 className="fs-2xl">{title}</h1>
        {lead && <p className="text-soft fs-sm mw-measure">{lead}</p>}
      </div>
      {actions && <div className="d-flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
