import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { RoleBadge } from '@/components/account/RoleBadge';
import { DateText } from '@/components/ui';
import { type Comment, DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';

interface CommentMetaProps {
  comment: Pick<Comment, 'autor' | 'autorId' | 'autorAvatar' | 'autorRol' | 'fechaPublicacion'>;
  /** By default the picture that they had then. */
  avatar?: string | null;
  wroteArticle?: boolean;
  edited?: boolean;
}

export function CommentMeta({
  comment: { autor, autorId, autorAvatar, autorRol, fechaPublicacion },
  avatar = autorAvatar,
  wroteArticle = false,
  edited = false,
}: CommentMetaProps) {
  const name = autor.trim() || messages.article.comments.anonymous;
  const hasProfile = autorId !== null && autorId !== DEPARTED_AUTHOR_ID;
  return (
    <p className="hstack gap-3">
      <Avatar person={{ nombre: name, avatar }} size={36} />
      <span className="vstack minw-0 lh-sm">
        <span className="d-flex flex-wrap align-items-center column-gap-2">
          <strong className="fs-sm">
            {hasProfile ? (
              <Link to={paths.memberProfile.href(autorId)} className="link-quiet touch">
                {name}
              </Link>
            ) : (
              name
            )}
          </strong>
          {autorRol && <RoleBadge rol={autorRol} />}
          {wroteArticle && <span className="badge badge-clay py-0">{messages.comments.articleAuthor}</span>}
        </span>
        <span className="text-soft fs-xs">
          <DateText date={fechaPublicacion} />
          {edited && ` · ${messages.comments.edited}`}
        </span>
      </span>
    </p>
  );
}
