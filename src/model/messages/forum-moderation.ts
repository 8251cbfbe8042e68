export { log } from './forum-log';
export { member } from './forum-member';
export { reports } from './forum-reports';
