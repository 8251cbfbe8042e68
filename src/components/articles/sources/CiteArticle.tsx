import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui';
import { orTell } from '@/components/ui/orTell';
import type { Article } from '@/model/articles/article';
import { messages } from '@/model/messages';
import type { CiteDialogProps } from './CiteDialog';

const texts = messages.article.cite;

/** How the article is cited, in a dialog that is fetched when it is asked for. */
export function CiteArticle({ article, url }: { article: Article; url: string }) {
  const [Dialog, setDialog] = useState<ComponentType<CiteDialogProps> | null>(null);
  const open = () =>
    orTell(texts.unavailable, async () => {
      const { CiteDialog } = await import('./CiteDialog');
      setDialog(() => CiteDialog);
    });
  return (
    <>
      <Button variant="ghost" size="small" className="btn-flush" onClick={() => void open()}>
        {texts.open}
      </Button>
      {Dialog && <Dialog article={article} url={url} onClose={() => setDialog(null)} />}
    </>
  );
}
