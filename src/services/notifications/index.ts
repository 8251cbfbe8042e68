/** A member's notices and the count on the bell. */
export { type Bell, readBell } from './bell';
export {
  chooseNotice,
  deleteNotice,
  fetchNotices,
  fetchUnreadOf,
  markAllNoticesRead,
  markNoticeRead,
  markNoticesRead,
  type NoticeCursor,
  type NoticePage,
} from './notices';
