import { useMutation } from '@tanstack/react-query';
import RemoveIcon from 'bootstrap-icons/icons/trash3.svg?react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { Button, showToast, usePageMeta } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
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

export function Facts({ children }: { children: ReactNode }) {
  return <p className="hstack flex-wrap row-gap-1 column-gap-4 text-soft fs-sm">{children}</p>;
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

interface FoldProps {
  id: string;
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
  limit: number;
  className?: string | undefined;
  texts: { showAll: string; showLess: string };
}

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
  doingLabel?: string;
  danger?: boolean;
  act: () => Promise<unknown>;
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
  lead?: string;
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
