// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArticleText } from '@/components/articles/prose/ArticleText';
import { ForumProse } from '@/components/forum/shared/ForumProse';
import { readingParts } from '@/model/articles/reading/reading-parts';
import * as urls from '@/model/shared/urls';
import '../patience';

/** Read well, it fails only while it is drawn, which readText() does not see: a link, whose address is looked at then. */
const FAILING = '**Véase** [esto](/biblioteca)';
const LONG = 'palabra '.repeat(200);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(urls, 'safeHref').mockImplementation(() => {
    throw new Error('no');
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (children: ReactNode) => render(<MemoryRouter>{children}</MemoryRouter>).container;

describe('what fails while it is drawn is shown as it was written, and leaves the rest', () => {
  it('as a part of an article', async () => {
    const text = `${LONG}\n\n## Uno\n\n${FAILING}\n\n${LONG}\n\n## Dos\n\n**Sigue** ${LONG}`;
    expect(readingParts(text)).toHaveLength(3);
    show(<ArticleText markdown={text} className="" />);
    expect((await screen.findByText(/\*\*Véase\*\* \[esto\]/)).style.whiteSpace).toBe('pre-wrap');
    expect(screen.getByRole('heading', { name: 'Dos' })).toBeTruthy();
    expect(screen.getByText('Sigue').tagName).toBe('STRONG');
  });

  it('as a message of the forum', async () => {
    show(
      <>
        <ForumProse id="r1" markdown={FAILING} />
        <ForumProse id="r2" markdown="**Sigue**" />
      </>,
    );
    // Its place, which stands until the code is there, shows the same words.
    expect(await screen.findByText(FAILING, { selector: '[style*="pre-wrap"]' })).toBeTruthy();
    expect((await screen.findByText('Sigue')).tagName).toBe('STRONG');
  });
});
