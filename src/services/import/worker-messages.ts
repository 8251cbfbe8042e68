import type { PreparedItem } from '@/model/blogger/prepare';
import type { Survey } from '@/model/blogger/survey';
import type { ReadOptions } from './source';

/** What the page asks of the worker that reads the file. */
export type Request =
  | { type: 'open'; file: File; now: number }
  | { type: 'survey' }
  /** Begins a reading; each 'next' is answered with one handful. */
  | { type: 'read'; options: ReadOptions }
  | { type: 'next' };

export type Answer =
  | { type: 'progress'; bytes: number }
  | { type: 'survey'; survey: Survey }
  | { type: 'items'; items: readonly PreparedItem[]; done: boolean }
  | { type: 'failed'; message: string };
