import Modal from 'react-bootstrap/Modal';
import { Button, showToast, useSiteName } from '@/components/ui';
import { Dialog } from '@/components/ui/Dialog';
import { saveFile } from '@/components/ui/FileButton';
import { orTell } from '@/components/ui/orTell';
import type { Article } from '@/model/articles/article';
import { CITATION_STYLES, type CitationStyle, citeArticle } from '@/model/articles/citing/article-citation';
import { messages } from '@/model/messages';

const texts = messages.sources.citing;

/** What programs take as a file; the others are for reading. */
const FILES: Partial<Record<CitationStyle, { ending: string; type: string }>> = {
  bibtex: { ending: 'bib', type: 'application/x-bibtex' },
  ris: { ending: 'ris', type: 'application/x-research-info-systems' },
};

export interface CiteDialogProps {
  article: Article;
  /** The page's canonical address. */
  url: string;
  onClose: () => void;
}

/** The article's citation in each style, to be copied; for programs also to be saved. */
export function CiteDialog({ article, url, onClose }: CiteDialogProps) {
  const sitio = useSiteName();
  const copy = async (text: string) => {
    if (await orTell(texts.copyFailed, () => navigator.clipboard.writeText(text))) showToast(texts.copied);
  };
  return (
    <Dialog title={texts.title} size="large" onClose={onClose}>
      <Modal.Body className="vstack gap-5">
        {CITATION_STYLES.map((style) => {
          const text = citeArticle(style, { ...article, sitio, url });
          const file = FILES[style];
          const name = texts.styles[style];
          return (
            <section key={style} aria-label={name} className="vstack gap-2">
              <h3 className="fs-base">{name}</h3>
              {file ? (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
                <pre className="mb-0 fs-xs" tabIndex={0}>
                  {text}
                </pre>
              ) : (
                <p className="text-break">{text}</p>
              )}
              <div className="d-flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={texts.copyOf(name)}
                  onClick={() => void copy(text)}
                >
                  {texts.copy}
                </Button>
                {file && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={texts.saveOf(name)}
                    onClick={() =>
                      saveFile(
                        `${article.slug || article.id}.${file.ending}`,
                        new Blob([text], { type: file.type }),
                      )
                    }
                  >
                    {texts.save}
                  </Button>
                )}
              </div>
            </section>
          );
        })}
      </Modal.Body>
    </Dialog>
  );
}
