import { Button, ProgressHint } from '@/components/ui';
import { messages } from '@/model/messages';

const text = messages.library;

interface LibraryHintsProps {
  /** All the years are in. */
  complete: boolean;
  /** Some years could not be read. */
  failed: boolean;
  onRetry: () => void;
  /** The first year of those that were read, where older ones may exist. */
  since: number | null;
  onEarlier: () => void;
  search: { status: 'idle' | 'loading' | 'ready' | 'error'; loaded: number; total: number | null };
}

function Hint({ complete, failed, onRetry, since, onEarlier, search }: LibraryHintsProps) {
  if (failed) {
    return (
      <p role="alert">
        {text.incomplete}{' '}
        <Button variant="ghost" size="small" onClick={onRetry}>
          {messages.common.retry}
        </Button>
      </p>
    );
  }
  if (search.status === 'error') return <p role="status">{text.search.error}</p>;
  if (search.status === 'loading') {
    const { loaded, total } = search;
    const label = total === null ? text.search.loading : text.search.progress(loaded, total);
    return <ProgressHint label={label} done={loaded} total={total} />;
  }
  if (!complete) return <p>{text.loadingOlder}</p>;
  if (since !== null) {
    return (
      <p>
        {text.since(since)}{' '}
        <Button variant="ghost" size="small" onClick={onEarlier}>
          {text.loadEarlier}
        </Button>
      </p>
    );
  }
  return search.status === 'ready' ? <p>{text.search.done}</p> : null;
}

/** What is still on its way, or could not be had. Its line is always there, so that nothing moves when it fills. */
export function LibraryHints(props: LibraryHintsProps) {
  return (
    <div className="hstack minh-touch pb-2 fs-sm text-soft">
      <Hint {...props} />
    </div>
  );
}
