import { BookChapters } from '@/components/passages/BookChapters';
import { Loaded, PageHeading, Skeleton } from '@/components/ui';
import type { PassageMap } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import { BOOKS } from '@/model/passages/books';
import { keysOf } from '@/model/shared/unknown-value';
import { usePassageMap } from '@/services/articles';

const texts = messages.passages;
const OURS = 'bofm';
const IN_MAP = BOOKS.filter(({ volume }) => volume === OURS);
const CHAPTERS = IN_MAP.reduce((sum, { verses }) => sum + verses.length, 0);

/** All chapters of the Book of Mormon. */
function BookOfMormon({ map }: { map: PassageMap }) {
  const written = IN_MAP.reduce((sum, { id }) => sum + (map[id]?.length ?? 0), 0);
  return (
    <section aria-labelledby="libro-de-mormon">
      <h2 id="libro-de-mormon" className="fs-xl mb-2">
        {texts.map.title}
      </h2>
      <p className="text-soft mw-measure mb-5">
        {texts.map.summary(written, CHAPTERS)} {texts.map.hint}
      </p>
      {IN_MAP.map((book) => (
        <BookChapters key={book.id} book={book} counts={map[book.id] ?? []} whole />
      ))}
    </section>
  );
}

/** The other books, where something is written about them. */
function OtherBooks({ map }: { map: PassageMap }) {
  return keysOf(texts.volumes).map((volume) => {
    const books = BOOKS.filter((book) => book.volume === volume && map[book.id]);
    if (volume === OURS || books.length === 0) return null;
    return (
      <section key={volume} aria-labelledby={volume} className="mt-7">
        <h2 id={volume} className="fs-xl mb-4">
          {texts.volumes[volume]}
        </h2>
        {books.map((book) => (
          <BookChapters key={book.id} book={book} counts={map[book.id] ?? []} />
        ))}
      </section>
    );
  });
}

/** /pasajes: how much is written about each chapter of the scriptures. */
export default function PassagesPage() {
  return (
    <div className="container pb-8">
      <PageHeading title={texts.title} lead={texts.lead} description={texts.description} />
      <Loaded part={usePassageMap()} texts={texts} place={<Skeleton height="30rem" />}>
        {(map) => (
          <>
            <BookOfMormon map={map} />
            <OtherBooks map={map} />
          </>
        )}
      </Loaded>
    </div>
  );
}
