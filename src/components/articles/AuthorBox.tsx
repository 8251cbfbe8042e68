import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import type { Article } from '@/model/articles/article';
import { readingTools } from '@/model/messages/reading-tools';
import { paths } from '@/model/shared/paths';
import { unbroken } from '@/model/shared/text/unbroken';
import { useAuthorFace } from './useAuthorFace';

const texts = readingTools.author;
const FACE_PX = 56;

/** Who wrote the article, where they have an account: their picture, what they say of themselves, and their profile. */
export function AuthorBox({ autor, autorId }: Pick<Article, 'autor' | 'autorId'>) {
  const face = useAuthorFace(autorId);
  const id = useId();
  if (!face || !autor) return null;
  return (
    <section className="d-flex gap-4 align-items-start" aria-labelledby={id}>
      <Avatar person={{ nombre: autor, avatar: face.avatar }} size={FACE_PX} />
      <div className="vstack gap-1 minw-0">
        <h2 id={id} className="fs-lg">
          <span className="visually-hidden">{texts.about}: </span>
          {autor}
        </h2>
        {face.biografia && <p className="text-soft fs-sm text-pre-line">{unbroken(face.biografia)}</p>}
        <Link
          className="touch fs-sm fw-semibold d-print-none align-self-start"
          to={paths.memberProfile.href(autorId)}
          aria-label={texts.profileOf(autor)}
        >
          {texts.profile}
        </Link>
      </div>
    </section>
  );
}
