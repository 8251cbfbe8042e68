/**
 * The sentences of the staff's screens, in messages/admin*.ts and the like. Apart from messages.ts, because the bundler keeps
 * everything that is named there in the file that every visitor loads.
 */
export * as staff from './messages/staff';
