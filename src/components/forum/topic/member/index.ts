/** What only members do on a topic: one chunk, imported with import(). */
export { MemberActions } from './MemberActions';
export { ReplyForm } from './ReplyForm';
export { SeenNotices } from './SeenNotices';
export { UnfinishedDeletion } from './UnfinishedDeletion';
