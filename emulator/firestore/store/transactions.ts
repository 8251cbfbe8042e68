import { randomBytes } from 'node:crypto';
import { invalidArgument } from '../errors';
import { TRANSACTION_IDLE_SECONDS, TRANSACTION_SECONDS } from '../limits';
import type { Query, StoredDocument, Timestamp } from '../types';

/** What a transaction saw. A stored document is never changed in place, so that the same object means the same version. */
export interface Transaction {
  readonly readOnly: boolean;
  readonly documents: Map<string, StoredDocument | undefined>;
  readonly queries: { query: Query; documents: StoredDocument[] }[];
}

interface Open extends Transaction {
  startedAt: number;
  usedAt: number;
}

/** The transactions that are open: they expire after 270 seconds, or 60 without a call. */
export class Transactions {
  private readonly open = new Map<string, Open>();
  private readonly now: () => Timestamp;

  constructor(now: () => Timestamp) {
    this.now = now;
  }

  begin(readOnly: boolean): string {
    const id = randomBytes(16).toString('base64');
    const at = this.now().seconds;
    this.forgetExpired(at);
    this.open.set(id, { readOnly, documents: new Map(), queries: [], startedAt: at, usedAt: at });
    return id;
  }

  /** The open transaction. Throws INVALID_ARGUMENT when it is unknown, expired or ended. */
  use(id: string): Transaction {
    const transaction = this.open.get(id);
    const at = this.now().seconds;
    if (!transaction) throw invalidArgument('Invalid transaction.');
    if (isExpired(transaction, at)) {
      this.open.delete(id);
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedAt = at;
    return transaction;
  }

  /** Gives the transaction for the last time: a commit or rollback ends it, whatever comes of it. */
  end(id: string): Transaction {
    const transaction = this.use(id);
    this.open.delete(id);
    return transaction;
  }

  clear(): void {
    this.open.clear();
  }

  private forgetExpired(at: number): void {
    for (const [id, transaction] of this.open) if (isExpired(transaction, at)) this.open.delete(id);
  }
}

function isExpired(transaction: Open, at: number): boolean {
  return (
    at - transaction.startedAt > TRANSACTION_SECONDS || at - transaction.usedAt > TRANSACTION_IDLE_SECONDS
  );
}
