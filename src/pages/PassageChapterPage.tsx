import { useEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { VerseStrip } from '@/components/passages/VerseStrip';
import { VerseTexts } from '@/components/passages/VerseTexts';
import { ButtonLink, EmptyState, Loaded, Skeleton, usePageMeta } from '@/components/ui';
import { PageProblem } from '@/components/ui/PageProblem';
import { chapterGroups, chapterOf } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import { bookById } from '@/model/passages/books';
import { officialLink, passageLabel } from '@/model/passages/passage';
import { paths } from '@/model/shared/paths';
import { useChapterTexts } from '@/services/articles';

const texts = messages.passages.chapter;

/** What came after the page leads to the verse of the address too. */
function useVerseOfAddress(isHere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isHere && /^#v\d+$/.test(hash)) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isHere, hash]);
}

interface ChapterProps {
  book: string;
  chapter: number;
}

function Chapter({ book, chapter }: ChapterProps) {
  const passage = { book, ranges: [{ chapter }] } as const;
  const name = passageLabel(passage);
  const part = useChapterTexts(book, chapter);
  const { data } = part;
  const groups = data ? chapterGroups(book, chapter, data) : [];
  usePageMeta({
    title: texts.title(name),
    description: texts.description(name),
    noIndex: data !== undefined && groups.length === 0,
  });
  useVerseOfAddress(data !== undefined);
  const verses = bookById(book)?.verses[chapter - 1] ?? 0;
  return (
    <>
      <header className="page-head">
        <Link to={paths.passages.href()} className="fs-sm touch">
          ← {texts.back}
        </Link>
        <h1>{name}</h1>
        {data && <p className="lead">{texts.lead(data.articulos.length, data.temas.length)}</p>}
        <p>
          <a href={officialLink(passage)} target="_blank" rel="noopener" className="touch">
            {texts.official}
            <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
          </a>
        </p>
      </header>
      <Loaded
        part={part}
        texts={{ ...texts, loadError: messages.passages.loadError }}
        place={<Skeleton height="16rem" />}
      >
        {() =>
          groups.length === 0 ? (
            <EmptyState text={texts.none} />
          ) : (
            <>
              <VerseStrip verses={verses} groups={groups} />
              {groups.map((group) => (
                <VerseTexts key={group.from} {...{ book, chapter, group }} />
              ))}
            </>
          )
        }
      </Loaded>
    </>
  );
}

/** /pasajes/{libro}/{capitulo}: a chapter of the scriptures, and what is written about its verses. */
export default function PassageChapterPage() {
  const { libro = '', capitulo = '' } = useParams();
  const place = chapterOf(`${libro}/${capitulo}`);
  return (
    <div className="container pb-8">
      {place ? (
        <Chapter key={`${place.book}/${place.chapter}`} {...place} />
      ) : (
        <PageProblem title={texts.notFound.title} text={texts.notFound.text}>
          <ButtonLink to={paths.passages.href()}>{texts.back}</ButtonLink>
        </PageProblem>
      )}
    </div>
  );
}
