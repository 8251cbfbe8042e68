import { Button, ProgressHint } from '@/components/ui';
import { messages } from '@/model/messages';
import type { LibraryCards } from '@/services/categories';
import type { ContentSearch } from '@/services/search';

const text = messages.library;

interface LibraryHintsProps {
  list: Pick<LibraryCards, 'all' | 'cards' | 'status' | 'pending' | 'failed' | 'hasOlder' | 'retry'>;
  search: Pick<ContentSearch, 'status' | 'loaded' | 'partial' | 'instead'>;
  onEarlier: () => void;
}

/** What is still on its way, or could not be had. */
export function LibraryHints({ list, search, onEarlier }: LibraryHintsProps) {
  if (list.failed) {
    return (
      <p role="alert">
        {text.incomplete}{' '}
        <Button variant="ghost" size="small" onClick={list.retry}>
          {messages.common.retry}
        </Button>
      </p>
    );
  }
  if (search.status === 'error') return <p role="status">{text.search.error}</p>;
  if (search.status === 'loading') {
    const { loaded } = search;
    const total = list.pending ? null : list.all;
    const label = total === null ? text.search.loading : text.search.progress(loaded, total);
    return <ProgressHint label={label} done={loaded} total={total} />;
  }
  if (list.pending && list.status === 'ready') return <p>{text.loadingOlder}</p>;
  const since = list.cards.at(-1)?.fechaPublicacion?.getUTCFullYear();
  if (list.hasOlder && since !== undefined) {
    return (
      <p>
        {text.since(since)}{' '}
        <Button variant="ghost" size="small" onClick={onEarlier}>
          {text.loadEarlier}
        </Button>
      </p>
    );
  }
  if (search.status !== 'ready') return null;
  const forgiven = search.instead.map(({ typed, taken }) => text.search.instead(typed, taken));
  const notes = [...forgiven, ...(search.partial ? [text.search.partial] : [])];
  return <p>{notes.length > 0 ? notes.join(' ') : text.search.done}</p>;
}
