/** The sentences of the forum's moderation: reports, members and the log. No visitor downloads them. */
export { log } from './forum-log';
export { member } from './forum-member';
export { reports } from './forum-reports';
export { reviews } from './forum-reviews';
