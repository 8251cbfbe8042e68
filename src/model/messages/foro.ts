/** Apart from messages.ts, whose every name the bundler puts in the file that all visitors load. */
export { forumCommon, forumSearch } from './forum-common';
export { forumHome } from './forum-home';
export { newTopic } from './forum-new-topic';
export { forumTopic } from './forum-topic';
export { forumTopicActs } from './forum-topic-acts';
