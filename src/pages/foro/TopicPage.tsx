import { usePageMeta } from '@/components/feedback';
import { foro } from '@/model/forum-messages';

/** /foro/tema/{id} */
export default function TopicPage() {
  usePageMeta({ title: foro.forumTopic.title, noIndex: true });
  return (
    <div className="container">
      <h1>{foro.forumTopic.title}</h1>
    </div>
  );
}
