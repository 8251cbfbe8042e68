import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames, DateText, Skeleton } from '@/components/ui';
import type { ArticleCard as Card } from '@/model/articles/article';
import { badgeCategory } from '@/model/categories/category';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { highlight } from '@/model/shared/text/search-text';
import { unbroken } from '@/model/shared/text/unbroken';
import styles from './ArticleCard.module.css';
import { ArticlePicture } from './ArticlePicture';
import { CategoryPill } from './CategoryPill';
import { EvidenceBadge } from './EvidenceBadge';

/** How wide a card's picture is shown (ArticleCard.module.css). */
const PICTURE_SIZES = {
  card: '(min-width: 40rem) 24rem, 100vw',
  feature: '(min-width: 60rem) 43rem, (min-width: 40rem) 45vw, 100vw',
  row: '15rem',
} as const;

/** `card`: picture above the text, for a grid. `row`: picture beside it, for a list. `feature`: the first of a front page. */
type Layout = keyof typeof PICTURE_SIZES;

interface ArticleCardProps {
  card: Card;
  layout?: Layout;
  /** The category whose list it stands in. */
  listed?: string | null;
  /** Normalised words to mark in the title, summary and author. */
  words?: readonly string[] | undefined;
  /** A line below the summary: what a search found that the card does not show. */
  note?: ReactNode;
  /** True for the cards above the fold. */
  priority?: boolean;
}

/** One article in a grid or list. The whole card is pressable; the keyboard meets one link. */
export const ArticleCard = memo(function ArticleCard({
  card,
  layout = 'card',
  listed = null,
  words,
  note,
  priority = false,
}: ArticleCardProps) {
  const href = paths.article.href(card.id);
  return (
    <article className={classNames('card', styles.card)} data-layout={layout}>
      <div className={styles.frame}>
        <ArticlePicture
          src={card.imagenPrincipal}
          ratio={null}
          sizes={PICTURE_SIZES[layout]}
          priority={priority}
          className={styles.picture}
        />
      </div>
      <div className="card-body vstack minw-0 pt-4">
        <p className="d-flex flex-wrap align-items-center row-gap-1 column-gap-3 mb-3 text-soft fs-xs">
          <CategoryPill name={badgeCategory(card.categorias, listed)} />
          {card.evidencia && <EvidenceBadge state={card.evidencia} />}
          <DateText date={card.fechaPublicacion} />
        </p>
        <h3 className={styles.title}>
          <Link to={href} className="stretched-link">
            <Highlighted text={card.titulo} words={words} />
          </Link>
        </h3>
        <p className={`fs-sm text-soft ${styles.summary}`}>
          <Highlighted text={card.resumen} words={words} />
        </p>
        {note && <p className="mb-4 text-soft fs-xs">{note}</p>}
        <p className="d-flex flex-wrap align-items-baseline justify-content-between row-gap-1 column-gap-4 mt-auto fs-sm">
          {card.autor && (
            <span className="text-soft">
              <Highlighted text={card.autor} words={words} />
            </span>
          )}
          {/* The title is already the keyboard's way in: a second stop on the same card would only slow it. */}
          <Link
            to={href}
            className={styles.more}
            tabIndex={-1}
            aria-label={messages.articleCard.readMoreOf(card.titulo)}
          >
            {messages.articleCard.readMore}
          </Link>
        </p>
      </div>
    </article>
  );
});

export function CardSkeleton({ layout = 'card' }: Pick<ArticleCardProps, 'layout'>) {
  return (
    <div className={classNames('card', styles.card)} data-layout={layout}>
      <div className={styles.frame} />
      <div
        className="card-body vstack gap-4 pt-4"
        style={{ minHeight: layout === 'row' ? undefined : '17rem' }}
      >
        <Skeleton width="45%" height="1.1rem" />
        <Skeleton lines={2} height="1.4rem" />
        <Skeleton lines={4} height="1rem" />
        <Skeleton width="60%" height="1rem" />
      </div>
    </div>
  );
}

export function Highlighted({ text, words }: { text: string; words?: readonly string[] | undefined }) {
  const drawn = unbroken(text);
  if (!words || words.length === 0) return drawn;
  return highlight(drawn, words).map(({ text: part, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
    match ? <mark key={index}>{part}</mark> : part,
  );
}
