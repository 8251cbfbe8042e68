import { Link, useLocation } from 'react-router-dom';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { LinkCard } from '@/components/ui/LinkCard';
import { type Placed, textsOn } from '@/model/articles/passages/passage-index';
import { messages } from '@/model/messages';
import { officialLink, type Passage, parsePassageId, passageLabel } from '@/model/passages/passage';
import { paths } from '@/model/shared/paths';
import { useChapterTexts } from '@/services/articles';

const texts = messages.passages.card;
/** Texts of a kind that a card shows; the others are on its page. */
const SHOWN = 4;

interface ListProps {
  title: string;
  placed: readonly Placed[];
  href: (id: string) => string;
  onOpen: () => void;
}

/** Texts that treat the passage, but for the one that is being read. */
function List({ title, placed, href, onOpen }: ListProps) {
  const { pathname } = useLocation();
  const others = placed.filter(({ id }) => href(id) !== pathname).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <div>
      <h3 className="eyebrow text-soft mb-1">{title}</h3>
      <ul className="vstack gap-2">
        {others.map(({ id, titulo }) => (
          <li key={id}>
            <Link to={href(id)} onClick={onOpen}>
              {titulo}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Treating({ passage, onOpen }: { passage: Passage; onOpen: () => void }) {
  const [{ chapter }] = passage.ranges;
  const { pathname } = useLocation();
  const { data, status, retry } = useChapterTexts(passage.book, chapter);
  if (status === 'error') return <ErrorState text={messages.passages.loadError} onRetry={retry} />;
  if (!data) {
    return (
      <LoadingRegion text={messages.passages.chapter.loading}>
        <Skeleton lines={2} />
      </LoadingRegion>
    );
  }
  const { articulos, temas } = textsOn(passage, data);
  const topicHref = (id: string) => paths.forumTopic.href(id);
  const isElsewhere =
    articulos.some(({ id }) => paths.article.href(id) !== pathname) ||
    temas.some(({ id }) => topicHref(id) !== pathname);
  return (
    <>
      {!isElsewhere && <p className="text-soft">{texts.nothingElse}</p>}
      <List title={texts.articles} placed={articulos} href={paths.article.href} onOpen={onOpen} />
      <List title={messages.passages.chapter.topics} placed={temas} href={topicHref} onOpen={onOpen} />
    </>
  );
}

interface PassageCardProps {
  /** What was pressed: its `data-passage` is the id. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** A small card below a passage: its official text, what else here treats it, and its page. */
export function PassageCard({ link, onClose }: PassageCardProps) {
  const passage = parsePassageId(link.dataset.passage ?? '');
  if (!passage) return null;
  const [{ chapter, from }] = passage.ranges;
  const name = passageLabel(passage);
  return (
    <LinkCard link={link} title={name} onClose={onClose}>
      <a href={officialLink(passage)} target="_blank" rel="noopener" className="fw-semibold">
        {messages.passages.chapter.official}
        <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
      </a>
      <Treating passage={passage} onOpen={onClose} />
      <Link to={paths.passageChapter.href(passage.book, chapter, from)} onClick={onClose}>
        {texts.page(passageLabel({ book: passage.book, ranges: [{ chapter }] }))}
      </Link>
    </LinkCard>
  );
}
