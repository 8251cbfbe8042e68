import ReadIcon from 'bootstrap-icons/icons/clock.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { millisecondsInDay } from 'date-fns/constants';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { DateText } from '@/components/ui';
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

const FACE_PX = 32;

function Byline({ autor, autorId }: Pick<Article, 'autor' | 'autorId'>) {
  const face = useAuthorFace(autorId);
  const name = messages.article.by(autor);
  return (
    <span className="d-inline-flex align-items-center gap-2 text-body fw-semibold">
      <Avatar person={{ nombre: autor, avatar: face?.avatar ?? null }} size={FACE_PX} />
      {face === null ? (
        name
      ) : (
        <Link className="text-reset touch" to={paths.memberProfile.href(autorId)}>
          {name}
        </Link>
      )}
    </span>
  );
}

export function ArticleHeader({ article }: { article: Article }) {
  const changed = laterChange(article);
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
      <div className="d-flex flex-wrap align-items-center row-gap-1 column-gap-4 mt-5 text-soft fs-sm">
        {article.autor && <Byline autor={article.autor} autorId={article.autorId} />}
        <DateText date={article.fechaPublicacion} />
        {changed && <DateText date={changed} words={text.updatedOn} />}
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
      </div>
    </header>
  );
}
