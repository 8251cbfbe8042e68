import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import type { Article } from '@/model/article';
import { BLOGGER_AUTHOR_ID, isDocumentId } from '@/model/article-ids';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useFace } from '@/services/queries';
import styles from './ArticleHeader.module.css';

const FACE_PX = 32;

/** Who wrote an article: the face, and the way to the profile, where there is one. */
export function Byline({ autor, autorId }: Pick<Article, 'autor' | 'autorId'>) {
  const hasAccount = isDocumentId(autorId) && autorId !== BLOGGER_AUTHOR_ID;
  const face = useFace(hasAccount ? autorId : null);
  const name = messages.article.by(autor);
  return (
    <span className={styles.author}>
      <Avatar person={{ nombre: autor, avatar: face?.avatar ?? null }} size={FACE_PX} />
      {face === null ? name : <Link to={paths.memberProfile.href(autorId)}>{name}</Link>}
    </span>
  );
}
