export { forumCommon } from './forum-common';
export { forumHome } from './forum-home';
export { newTopic } from './forum-new-topic';
export { forumTopic } from './forum-topic';
export { forumTopicActs } from './forum-topic-acts';
