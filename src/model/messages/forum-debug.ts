export const forumDebug = {} as const;
