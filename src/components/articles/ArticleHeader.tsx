import ReadIcon from 'bootstrap-icons/icons/clock.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { Link } from 'react-router-dom';
import type { Article } from '@/model/article';
import { badgeCategory } from '@/model/category';
import { formatDate, isoDate } from '@/model/dates';
import { DEFAULT_FILTERS, serializeFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { readingMinutes } from '@/model/reading';
import styles from './ArticleHeader.module.css';
import { Byline } from './Byline';
import { CategoryDot } from './CategoryDot';

const text = messages.article;
const DAY_MS = 86_400_000;

function categoryHref(categoria: string): string {
  return paths.library.href(serializeFilters({ ...DEFAULT_FILTERS, categoria }).toString());
}

/** The day of the last change, when it came after the day of publication. */
function laterChange({ fechaPublicacion, fechaActualizacion }: Article): Date | null {
  if (!fechaPublicacion || !fechaActualizacion) return null;
  return fechaActualizacion.getTime() - fechaPublicacion.getTime() > DAY_MS ? fechaActualizacion : null;
}

/** Categories, title, summary, and who wrote it, when, and how long it takes to read. */
export function ArticleHeader({ article }: { article: Article }) {
  const changed = laterChange(article);
  return (
    <header className={styles.header}>
      {article.categorias.length > 0 ? (
        <ul className={styles.categories} aria-label={text.categories}>
          {article.categorias.map((categoria) => (
            <li key={categoria}>
              <Link
                className={styles.badge}
                to={categoryHref(categoria)}
                title={text.categoryLink(categoria)}
              >
                <CategoryDot name={categoria} />
                {categoria}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.categories}>
          <span className={styles.badge}>{badgeCategory(article.categorias)}</span>
        </p>
      )}
      <h1 className={styles.title}>{article.titulo}</h1>
      {article.resumen && <p className={styles.summary}>{article.resumen}</p>}
      <div className={styles.meta}>
        {article.autor && <Byline autor={article.autor} autorId={article.autorId} />}
        <time dateTime={isoDate(article.fechaPublicacion)}>{formatDate(article.fechaPublicacion)}</time>
        {changed && <time dateTime={isoDate(changed)}>{text.updatedOn(formatDate(changed))}</time>}
        <span className={styles.fact}>
          <ReadIcon aria-hidden="true" />
          {text.readingTime(readingMinutes(article.contenido))}
        </span>
        {article.visitas > 0 && (
          <span className={styles.fact}>
            <VisitsIcon aria-hidden="true" />
            {text.visits(article.visitas)}
          </span>
        )}
      </div>
    </header>
  );
}
