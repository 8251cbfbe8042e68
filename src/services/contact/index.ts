/** The staff's inbox of the contact form. `sending.ts` is loaded by import() when somebody writes. */
export { fetchContactGate, openContact } from './gate';
export {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  setMessageState,
  UNREAD_MAX,
} from './messages';
