import { BADGE_EVENTS } from './account-badges';
import { COMMENT_EVENTS } from './account-comments';
import { FAVOURITE_EVENTS } from './account-favourites';
import { PROFILE_EDITS } from './account-profile';
import { ACCOUNTS } from './accounts';
import { ARTICLE_SAVES } from './article-saves';
import { ARTICLES } from './articles';
import { AWARDS } from './awards';
import { BADGES } from './badges';
import { CATEGORIES } from './categories';
import { COMMENT_CHANGES } from './comments-change';
import { NEW_COMMENTS } from './comments-create';
import { COMMENT_READS } from './comments-read';
import { STAFF_COMMENTS } from './comments-staff';
import { INSTALLATIONS } from './installation';
import { MESSAGES } from './messages';
import { PROFILES } from './profiles';
import { REVISIONS } from './revisions';
import type { Row } from './row';
import { SHARDS } from './shards';

export { OPERATIONS, type Row } from './row';

/** Every decision of firestore.rules: what is attempted, by whom, and whether it is allowed. */
export const MATRIX: readonly Row[] = [
  ...ARTICLES,
  ...ARTICLE_SAVES,
  ...NEW_COMMENTS,
  ...COMMENT_CHANGES,
  ...COMMENT_READS,
  ...STAFF_COMMENTS,
  ...REVISIONS,
  ...SHARDS,
  ...CATEGORIES,
  ...BADGES,
  ...ACCOUNTS,
  ...PROFILE_EDITS,
  ...FAVOURITE_EVENTS,
  ...BADGE_EVENTS,
  ...COMMENT_EVENTS,
  ...AWARDS,
  ...PROFILES,
  ...INSTALLATIONS,
  ...MESSAGES,
];
