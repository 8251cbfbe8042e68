/** Messages from the contact form: sending, and the inbox of the staff. */
export {
  countUnreadMessages,
  deleteMessage,
  listMessages,
  setMessageState,
  UNREAD_MAX,
} from './messages';
