/**
 * The sentences of the forum's screens, in messages/forum-*.ts. Apart from messages.ts, because the bundler keeps everything
 * that is named there in the file that every visitor loads.
 */
export * as foro from './messages/foro';
