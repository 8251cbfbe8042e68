import { expect, it } from 'vitest';
import { messages } from '@/model/messages';

it('a visitor who reports an article is told what one who reports in the forum is', () => {
  expect(messages.article.report.signIn).toBe(messages.forum.signIn.report);
});
