import { usePageMeta } from '@/components/feedback';
import { foro } from '@/model/forum-messages';

/** /foro/categoria/{id} */
export default function CategoryPage() {
  usePageMeta({ title: foro.forumHome.category.title, noIndex: true });
  return (
    <div className="container">
      <h1>{foro.forumHome.category.title}</h1>
    </div>
  );
}
