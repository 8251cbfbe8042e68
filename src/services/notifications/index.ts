/** A member's notices and the count on the bell. */
export {
  type Bell,
  chooseNotice,
  deleteNotice,
  fetchNotices,
  fetchUnreadOf,
  markAllNoticesRead,
  markNoticeRead,
  markNoticesRead,
  type NoticeCursor,
  type NoticePage,
  readBell,
} from './notices';
