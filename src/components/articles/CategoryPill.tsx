import { Link } from 'react-router-dom';
import { libraryHref } from '@/model/articles/library/library-filters';
import { messages } from '@/model/messages';
import { CategoryDot, useCategoryStyle } from './CategoryDot';

/** A category by its name and in its own tint; with `leads` the way to its articles. */
export function CategoryPill({ name, leads = false }: { name: string; leads?: boolean }) {
  const look = { className: 'badge badge-category', style: useCategoryStyle(name) };
  const content = (
    <>
      <CategoryDot name={name} />
      {name}
    </>
  );
  if (!leads) return <span {...look}>{content}</span>;
  return (
    <Link {...look} to={libraryHref({ categoria: name })} title={messages.article.categoryLink(name)}>
      {content}
    </Link>
  );
}
