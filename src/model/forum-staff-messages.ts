/** The sentences of the forum's staff screens: no visitor downloads them. */
export * as foroStaff from './messages/forum-staff';
