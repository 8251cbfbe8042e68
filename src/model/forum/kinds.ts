export const TOPIC_STATES = ['abierto', 'cerrado', 'archivado', 'resuelto'] as const;
export type TopicState = (typeof TOPIC_STATES)[number];

export const ITEM_KINDS = ['tema', 'respuesta'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The twelve icons that a category may carry (spec 2, section 9), as they are stored. */
export const FORUM_ICONS = [
  'bi bi-chat-square-text',
  'bi bi-book',
  'bi bi-question-circle',
  'bi bi-lightbulb',
  'bi bi-people',
  'bi bi-newspaper',
  'bi bi-map',
  'bi bi-calendar-event',
  'bi bi-translate',
  'bi bi-bookmark',
  'bi bi-heart',
  'bi bi-star',
] as const;
export type ForumIcon = (typeof FORUM_ICONS)[number];
