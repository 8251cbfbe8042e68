import { usePageMeta } from '@/components/ui';
import { forumExcerpt } from '@/model/forum/excerpt';
import type { Topic } from '@/model/forum/topic';

/** What search engines and link previews show of a description. */
const DESCRIPTION_LENGTH = 160;

/** What the page says of itself: in a file of its own, since what takes the marks of markdown away comes with it. */
export function TopicMeta({ topic }: { topic: Topic }) {
  usePageMeta({ title: topic.titulo, description: forumExcerpt(topic.contenido, DESCRIPTION_LENGTH) });
  return null;
}
