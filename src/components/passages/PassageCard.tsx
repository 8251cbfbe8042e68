import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import { Link, useLocation } from 'react-router-dom';
import '@/theme/popover.scss';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
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
  const title = useId();
  const body = useRef<HTMLDivElement>(null);
  const passage = parsePassageId(link.dataset.passage ?? '');
  useEffect(() => body.current?.focus({ preventScroll: true }), []);
  if (!passage) return null;
  const [{ chapter, from }] = passage.ranges;
  const name = passageLabel(passage);

  const close = () => {
    onClose();
    link.focus({ preventScroll: true });
  };
  /** It stands at the end of the document, and is read where the link is: Tab goes on from there. */
  const leave = (event: KeyboardEvent) => {
    const ways = [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const end = event.shiftKey ? ways[0] : ways.at(-1);
    const isAtEnd =
      document.activeElement === end || (event.shiftKey && document.activeElement === body.current);
    if (event.key === 'Escape' || (event.key === 'Tab' && isAtEnd)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Overlay show target={link} placement="bottom" flip rootClose onHide={onClose} transition={false}>
      <Popover role="dialog" aria-labelledby={title} onKeyDown={leave}>
        <Popover.Header as="h2" id={title}>
          {name}
        </Popover.Header>
        <Popover.Body ref={body} tabIndex={-1} className="vstack gap-3">
          <a href={officialLink(passage)} target="_blank" rel="noopener" className="fw-semibold">
            {messages.passages.chapter.official}
            <span className="visually-hidden"> {messages.common.opensInNewTab}</span>
          </a>
          <Treating passage={passage} onOpen={onClose} />
          <Link to={paths.passageChapter.href(passage.book, chapter, from)} onClick={onClose}>
            {texts.page(passageLabel({ book: passage.book, ranges: [{ chapter }] }))}
          </Link>
        </Popover.Body>
      </Popover>
    </Overlay>
  );
}
