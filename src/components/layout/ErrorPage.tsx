import { Button, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './ErrorPage.module.css';
import { isPageLoadError } from './pageLoadError';

interface ErrorPageProps {
  error: unknown;
  /** By default reloads the page, which also brings a newly deployed version. */
  onReload?: () => void;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? `\n\nCausa: ${describe(error.cause)}` : '';
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`;
}

/** What is left when a page breaks or its code cannot be fetched: what happened, reload, and the details to report. */
export function ErrorPage({ error, onReload = () => window.location.reload() }: ErrorPageProps) {
  const texts = isPageLoadError(error)
    ? { title: messages.errors.chunkTitle, text: messages.errors.chunkText }
    : { title: messages.errors.appTitle, text: messages.errors.appText };
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title}>{texts.title}</h1>
      <p className="lead">{texts.text}</p>
      <p>
        <Button onClick={onReload}>{messages.errors.appReload}</Button>
      </p>
      <details className={styles.details}>
        <summary>{messages.errors.appDetails}</summary>
        <pre>{describe(error)}</pre>
      </details>
    </div>
  );
}
