/** The sentences of the forum's moderation: reports, members and the log. No visitor downloads them. */
export * as staffForum from './messages/forum-moderation';
