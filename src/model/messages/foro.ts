/**
 * The sentences of the forum's screens. Apart from messages.ts, because the bundler keeps everything that is named there in
 * the file that every visitor loads.
 */
export { forumCommon, forumSearch } from './forum-common';
export { forumHome } from './forum-home';
export { newTopic } from './forum-new-topic';
export { forumTopic } from './forum-topic';
export { forumTopicActs } from './forum-topic-acts';
