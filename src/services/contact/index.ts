/** Messages from the contact form: sending, and the inbox of the staff. */
export { deleteMessage, listMessages, type MessagePage, setMessageState } from './messages';
export { sendContactMessage } from './sending';
export { countUnreadMessages, UNREAD_MAX } from './unread';
