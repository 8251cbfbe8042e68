import { usePageMeta } from '@/components/feedback';
import { foro } from '@/model/forum-messages';

/** /foro/nuevo-tema */
export default function NewTopicPage() {
  usePageMeta({ title: foro.newTopic.title, noIndex: true });
  return (
    <div className="container">
      <h1>{foro.newTopic.title}</h1>
    </div>
  );
}
