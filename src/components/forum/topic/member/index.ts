/** What only members do on a topic: one chunk, imported with import(). */
import '@/theme/members.scss';

export { UnfinishedDeletion } from './DeleteTopic';
export { GoneTopic } from './GoneTopic';
export { MemberActions, SeenNotices } from './MemberActions';
export { ReplyForm } from './ReplyForm';
export { SendingReplies } from './SendingReplies';
