import { Link } from 'react-router-dom';
import { Button } from '@/components/ui';
import { libraryHref } from '@/model/articles/library/library-filters';
import { search as texts } from '@/model/messages/search';
import { paths } from '@/model/shared/paths';
import type { SearchAnswer } from '@/services/search';

interface EmptyHelpProps {
  words: string;
  found: SearchAnswer;
  onWord: (word: string) => void;
  onFollow: () => void;
}

/** What there is where nothing was found: words that are like those, categories, passages. */
export function EmptyHelp({ words, found, onWord, onFollow }: EmptyHelpProps) {
  return (
    <div className="vstack gap-4">
      <p>{texts.nothing(words)}</p>
      {found.near.length > 0 && (
        <section>
          <h3 className="eyebrow text-soft mb-2">{texts.near}</h3>
          <p className="d-flex flex-wrap gap-2">
            {found.near.map((word) => (
              <Button key={word} variant="secondary" size="small" onClick={() => onWord(word)}>
                {word}
              </Button>
            ))}
          </p>
        </section>
      )}
      {found.categorias.length > 0 && (
        <section>
          <h3 className="eyebrow text-soft mb-2">{texts.categories}</h3>
          <ul className="d-flex flex-wrap column-gap-4">
            {found.categorias.map((categoria) => (
              <li key={categoria}>
                <Link to={libraryHref({ categoria })} className="touch" onClick={onFollow}>
                  {categoria}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="d-flex flex-wrap column-gap-4">
        <Link to={paths.passages.href()} className="touch" onClick={onFollow}>
          {texts.passages}
        </Link>
        <Link to={paths.library.href()} className="touch" onClick={onFollow}>
          {texts.library}
        </Link>
      </p>
    </div>
  );
}
