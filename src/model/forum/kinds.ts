export const TOPIC_STATES = ['abierto', 'cerrado', 'archivado', 'resuelto'] as const;
export type TopicState = (typeof TOPIC_STATES)[number];

export const ITEM_KINDS = ['tema', 'respuesta'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
