import CommentsIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import { Link } from 'react-router-dom';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import type { Account } from '@/model/account';
import { articlePowers, type ManagedArticle } from '@/model/article-list';
import { formatDate, isoDate } from '@/model/dates';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import styles from './ArticleRow.module.css';
import { RowActions } from './RowActions';
import { StateBadge } from './StateBadge';
import type { RowWork } from './useRowWork';

const texts = staff.adminArticles;

interface ArticleRowProps {
  article: ManagedArticle;
  account: Account;
  work: RowWork;
}

/** One article of the staff's list: what it is, how it goes, what can be done with it. */
export function ArticleRow({ article, account, work }: ArticleRowProps) {
  const leadsSomewhere = useLeadsSomewhere();
  const { id, titulo, autor, categorias, estado, fechaPublicacion, fechaActualizacion } = article;
  const powers = articlePowers(account, article);
  const edit = paths.adminEditArticle.href(id);
  const editable = powers.edit && !article.borrando && leadsSomewhere(edit);
  const problem = work.problemOf(id);
  const isPublished = estado === 'publicado';
  const changedOn = formatDate(fechaActualizacion);
  const publishedOn = formatDate(fechaPublicacion);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {editable ? (
            <Link to={edit} className={styles.link}>
              {titulo}
            </Link>
          ) : (
            titulo
          )}
        </h2>
        <StateBadge estado={estado} borrando={article.borrando} />
      </div>
      <p className={styles.meta}>
        <span>{texts.by(autor)}</span>
        <span>{categorias.length === 0 ? texts.noCategory : categorias.join(', ')}</span>
        {isPublished && <time dateTime={isoDate(fechaPublicacion)}>{texts.publishedOn(publishedOn)}</time>}
        {(!isPublished || changedOn !== publishedOn) && (
          <time dateTime={isoDate(fechaActualizacion)}>{texts.changedOn(changedOn)}</time>
        )}
        <span className={styles.count}>
          <VisitsIcon aria-hidden="true" />
          {texts.visits(article.visitas)}
        </span>
        <span className={styles.count}>
          <CommentsIcon aria-hidden="true" />
          {texts.comments(article.comentariosCount)}
        </span>
      </p>
      <RowActions article={article} powers={powers} editHref={editable ? edit : null} work={work} />
      <div role="alert" className={styles.alert}>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
    </li>
  );
}
