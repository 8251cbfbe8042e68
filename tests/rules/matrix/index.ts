import { ARTICLE_EVENTS } from './account-articles';
import { BADGE_EVENTS } from './account-badges';
import { COMMENT_EVENTS } from './account-comments';
import { DECISIONS_OF_OTHERS } from './account-decisions';
import { FAVOURITE_EVENTS } from './account-favourites';
import { ANSWER_AWARDS, FORUM_EVENTS } from './account-forum';
import { ACCOUNT_PACE } from './account-pace';
import { PROFILE_EDITS } from './account-profile';
import { ACCOUNTS } from './accounts';
import { ARTICLE_CONSEQUENCES } from './article-consequences';
import { ARTICLE_FIELDS } from './article-fields';
import { ARTICLE_IMPORTS } from './article-imports';
import { ARTICLE_SAVES } from './article-saves';
import { ARTICLES } from './articles';
import { AWARDS } from './awards';
import { BADGES } from './badges';
import { CATEGORIES } from './categories';
import { COMMENT_CHANGES } from './comments-change';
import { NEW_COMMENTS } from './comments-create';
import { COMMENT_READS } from './comments-read';
import { STAFF_COMMENTS } from './comments-staff';
import { DELETION_MARKS } from './deletion-marks';
import { FORUM_ANONYMIZATIONS } from './forum-anonymizations';
import { FORUM_CATEGORIES } from './forum-categories';
import { FORUM_INDEX } from './forum-index';
import { FORUM_LOG } from './forum-log';
import { FORUM_NOTICES } from './forum-notices';
import { FORUM_REPLIES } from './forum-replies';
import { FORUM_REPORTS, FORUM_SUMMARY } from './forum-reports';
import { FORUM_RESTORED } from './forum-restored';
import { FORUM_REVIEWS } from './forum-reviews';
import { FORUM_STATISTICS } from './forum-statistics';
import { TOPIC_CHANGES } from './forum-topics-change';
import { NEW_TOPICS } from './forum-topics-create';
import { INSTALLATIONS } from './installation';
import { LIBRARY_CLASSES } from './library-classes';
import { LIBRARY_PROOFS } from './library-proofs';
import { LINK_REPORT } from './link-report';
import { CONTACT_GATE, MESSAGES } from './messages';
import { NEWBORNS } from './newborns';
import { PROFILE_RESETS } from './profile-resets';
import { PROFILES } from './profiles';
import { RESERVED_NAMES } from './reserved-names';
import { REVISIONS } from './revisions';
import type { Row } from './row';
import { SHARDS } from './shards';
import { SUSPENSIONS } from './suspensions';
import { SYSTEM_COLOURS } from './system-colours';
import { VIEWS } from './views';
import { WRITTEN_TEXTS } from './written-texts';

export { OPERATIONS, type Row } from './row';

/** Every decision of firestore.rules: what is attempted, by whom, and whether it is allowed. */
export const MATRIX: readonly Row[] = [
  ...ARTICLES,
  ...ARTICLE_SAVES,
  ...ARTICLE_FIELDS,
  ...ARTICLE_CONSEQUENCES,
  ...ARTICLE_IMPORTS,
  ...NEW_COMMENTS,
  ...COMMENT_CHANGES,
  ...COMMENT_READS,
  ...STAFF_COMMENTS,
  ...REVISIONS,
  ...SHARDS,
  ...CATEGORIES,
  ...BADGES,
  ...ACCOUNTS,
  ...DELETION_MARKS,
  ...SYSTEM_COLOURS,
  ...LINK_REPORT,
  ...LIBRARY_CLASSES,
  ...LIBRARY_PROOFS,
  ...PROFILE_EDITS,
  ...FAVOURITE_EVENTS,
  ...BADGE_EVENTS,
  ...COMMENT_EVENTS,
  ...ARTICLE_EVENTS,
  ...DECISIONS_OF_OTHERS,
  ...AWARDS,
  ...PROFILES,
  ...INSTALLATIONS,
  ...MESSAGES,
  ...CONTACT_GATE,
  ...FORUM_EVENTS,
  ...ACCOUNT_PACE,
  ...NEWBORNS,
  ...ANSWER_AWARDS,
  ...FORUM_CATEGORIES,
  ...NEW_TOPICS,
  ...TOPIC_CHANGES,
  ...FORUM_REPLIES,
  ...FORUM_ANONYMIZATIONS,
  ...FORUM_INDEX,
  ...FORUM_REPORTS,
  ...FORUM_RESTORED,
  ...FORUM_REVIEWS,
  ...FORUM_SUMMARY,
  ...FORUM_STATISTICS,
  ...FORUM_NOTICES,
  ...FORUM_LOG,
  ...SUSPENSIONS,
  ...PROFILE_RESETS,
  ...VIEWS,
  ...RESERVED_NAMES,
  ...WRITTEN_TEXTS,
];
