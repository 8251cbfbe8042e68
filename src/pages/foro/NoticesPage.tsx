import { usePageMeta } from '@/components/feedback';
import { foro } from '@/model/forum-messages';

/** /foro/notificaciones */
export default function NoticesPage() {
  usePageMeta({ title: foro.forumNotices.title, noIndex: true });
  return (
    <div className="container">
      <h1>{foro.forumNotices.title}</h1>
    </div>
  );
}
