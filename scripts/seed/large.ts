import { stripMarkup } from '@/model/shared/text/strip-markup';
import { loadContent } from './content';
import { FORUM_BEGINNING, seedDemo } from './demo';
import { generateTopics } from './forum';
import { loadForum } from './forum-content';
import { categoryDocuments, topicDocuments } from './forum-documents';
import { generateLibrary } from './generated';
import { writeLibrary } from './library';
import { type Progress, withStore, writeAll } from './store';

export interface LargeSize {
  /** Articles in all, the demo ones included. */
  articles: number;
  topics: number;
  /** Replies of the first topic. */
  replies: number;
}

/** How much a generated reply says. */
const SENTENCE = 240;

/** What the budgets are measured at. */
export const LARGE: LargeSize = { articles: 10_000, topics: 300, replies: 5_000 };

/** The demo content and, beside it, as much generated content as asked for: always the same, with fixed ids. */
export async function seedLarge(size: LargeSize, onProgress: (phase: string) => Progress): Promise<void> {
  const demo = loadContent();
  await seedDemo(onProgress('demo'));
  await withStore(async (db) => {
    const count = Math.max(0, size.articles - demo.articles.length);
    await writeLibrary(db, generateLibrary(count, demo), onProgress('articles'));
    const forum = loadForum();
    const sentences = demo.articles.map(({ contenido }) => stripMarkup(contenido).slice(0, SENTENCE));
    const topics = generateTopics(
      size.topics,
      size.replies,
      forum.categories.map(({ id }) => id),
      sentences,
    );
    const all = [...forum.topics, ...topics];
    const documents = [
      ...topics.flatMap(topicDocuments),
      ...categoryDocuments(forum.categories, all, FORUM_BEGINNING),
    ];
    await writeAll(db, documents, onProgress('forum'));
  });
}
