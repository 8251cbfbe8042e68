export {
  type NoticeBell,
  useNoticeBell,
  useNoticeChange,
  useNoticeChoice,
  useNoticeList,
  useSeenNotices,
} from './useNotices';
