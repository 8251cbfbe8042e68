import { Component, type ReactNode } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button, usePageMeta } from '@/components/ui';
import { messages } from '@/model/messages';
import { isReachable } from '@/services/offline';

const texts = messages.errors;
export const PAGE = 'container vstack align-items-start gap-4 mw-measure py-8';

/** The code of a page could not be fetched: no connection, or a deploy that removed the old files. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? `\n\nCausa: ${describe(error.cause)}` : '';
  return `${error.stack ?? `${error.name}: ${error.message}`}${cause}`;
}

interface ErrorPageProps {
  error: unknown;
  /** By default reloads the page, which also brings a newly deployed version. */
  onReload?: () => void;
}

export function ErrorPage({ error, onReload = () => window.location.reload() }: ErrorPageProps) {
  const { title, text } =
    error instanceof PageLoadError
      ? { title: texts.chunkTitle, text: texts.chunkText }
      : { title: texts.appTitle, text: texts.appText };
  usePageMeta({ title, noIndex: true });
  return (
    <div className={PAGE} role="alert">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <Button onClick={onReload}>{texts.appReload}</Button>
      <details className="w-100 minw-0 mt-4 border-top text-soft fs-sm">
        <summary className="py-3 fw-semibold">{texts.appDetails}</summary>
        <pre
          className="p-4 overflow-auto rounded-2 bg-sunken text-body"
          style={{ maxHeight: '20rem', whiteSpace: 'pre-wrap' }}
        >
          {describe(error)}
        </pre>
      </details>
    </div>
  );
}

/** Shown inside the frame when one page fails: the navigation bar still works. */
export function RouteError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  // Reloading without a connection would trade our page for the browser's; trying the same address again does not.
  const again = async () => {
    if (await isReachable()) window.location.reload();
    else await navigate(location, { replace: true });
  };
  return <ErrorPage error={error} onReload={() => void again()} />;
}

/** Shown in the place of the frame when the frame itself fails; without it the router would show a page of its own, in English. */
export function FrameError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}

interface State {
  failure: { error: unknown } | null;
}

/** The last net, around the whole application: for what no route caught, the frame itself included. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <ErrorPage error={failure.error} />
      </main>
    );
  }
}
