// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LibraryHints } from '@/components/library/LibraryHints';
import { messages } from '@/model/messages';

afterEach(cleanup);

const NOTHING = { status: 'idle', loaded: 0, total: null } as const;

describe('the line above the list', () => {
  it('says since when the articles are that were read, and offers the earlier ones', () => {
    const earlier = vi.fn();
    render(
      <LibraryHints
        complete
        failed={false}
        onRetry={vi.fn()}
        since={2008}
        onEarlier={earlier}
        search={NOTHING}
      />,
    );
    expect(screen.getByText(messages.library.since(2008), { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.library.loadEarlier }));
    expect(earlier).toHaveBeenCalledOnce();
  });

  it('says nothing when all of them were', () => {
    const { container } = render(
      <LibraryHints
        complete
        failed={false}
        onRetry={vi.fn()}
        since={null}
        onEarlier={vi.fn()}
        search={NOTHING}
      />,
    );
    expect(container.textContent).toBe('');
  });
});
