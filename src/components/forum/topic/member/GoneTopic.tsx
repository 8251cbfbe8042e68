import { ForumError } from '@/components/forum/ForumError';
import { messages } from '@/model/messages';
import { useDropLeftEntries } from '@/services/forum';

/** A topic that is gone, to a member: nobody who searches is led here again. */
export function GoneTopic({ id }: { id: string }) {
  useDropLeftEntries(id);
  return <ForumError kind="notFound" message={messages.forum.errors.topicMissing} />;
}
