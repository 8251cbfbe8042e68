import { usePageMeta } from '@/components/feedback';
import { foro } from '@/model/forum-messages';

/** /foro */
export default function ForumPage() {
  usePageMeta({ title: foro.forumHome.title, noIndex: true });
  return (
    <div className="container">
      <h1>{foro.forumHome.title}</h1>
    </div>
  );
}
