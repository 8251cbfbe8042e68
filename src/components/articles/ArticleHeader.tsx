import ReadIcon from 'bootstrap-icons/icons/clock.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { millisecondsInDay } from 'date-fns/constants';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { classNames, DateText } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import { readingMinutes } from '@/model/articles/reading/reading';
import { badgeCategory } from '@/model/categories/category';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { unbroken } from '@/model/shared/text/unbroken';
import styles from './ArticleContent.module.css';
import { CategoryPill } from './CategoryPill';
import { useAuthorFace } from './useAuthorFace';

const text = messages.article;

/** The day of the last change, when it came after the day of publication. */
function laterChange({ fechaPublicacion, fechaActualizacion }: Article): Date | null {
  if (!fechaPublicacion || !fechaActualizacion) return null;
  return fechaActualizacion.getTime() - fechaPublicacion.getTime() > millisecondsInDay
    ? fechaActualizacion
    : null;
}

const FACE_PX = 40;

function Byline({ autor, autorId }: Pick<Article, 'autor' | 'autorId'>) {
  const face = useAuthorFace(autorId);
  const name = text.by(autor);
  return (
    <p className="hstack gap-3 mb-2 fw-semibold">
      <Avatar person={{ nombre: autor, avatar: face?.avatar ?? null }} size={FACE_PX} />
      {face === null ? (
        name
      ) : (
        <Link className="text-reset touch" to={paths.memberProfile.href(autorId)}>
          {name}
        </Link>
      )}
    </p>
  );
}

/** Rows by the screen's width, not by that of the letters: the site's own come after the first paint and would break them elsewhere. */
function Facts({ article }: { article: Article }) {
  const changed = laterChange(article);
  return (
    <div className={classNames('d-flex flex-column column-gap-4 text-soft fs-sm', !changed && 'flex-md-row')}>
      <p className="d-flex flex-column flex-md-row column-gap-4">
        <DateText date={article.fechaPublicacion} />
        {changed && <DateText date={changed} words={text.updatedOn} />}
      </p>
      <p className="d-flex column-gap-4">
        <span className="d-inline-flex align-items-center gap-2">
          <ReadIcon aria-hidden="true" />
          {text.readingTime(readingMinutes(article.contenido))}
        </span>
        {article.visitas > 0 && (
          <span className="d-inline-flex align-items-center gap-2 text-nowrap">
            <VisitsIcon aria-hidden="true" />
            {text.visits(article.visitas)}
          </span>
        )}
      </p>
    </div>
  );
}

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className={styles.head}>
      {article.categorias.length > 0 ? (
        <ul className="d-flex flex-wrap gap-2 mb-4" aria-label={text.categories}>
          {article.categorias.map((categoria) => (
            <li key={categoria}>
              <CategoryPill name={categoria} leads />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4">
          <CategoryPill name={badgeCategory(article.categorias)} />
        </p>
      )}
      <h1>{unbroken(article.titulo)}</h1>
      {article.resumen && <p className="lead mt-4">{unbroken(article.resumen)}</p>}
      <div className="mt-5">
        {article.autor && <Byline autor={article.autor} autorId={article.autorId} />}
        <Facts article={article} />
      </div>
    </header>
  );
}
