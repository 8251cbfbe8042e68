// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LibraryHints } from '@/components/library/LibraryHints';
import { messages } from '@/model/messages';
import { aCard } from '../../model/fixtures';

afterEach(cleanup);

const LIST = {
  cards: [aCard({ fechaPublicacion: new Date('2008-05-01T12:00:00Z') })],
  status: 'ready',
  all: 1,
  pending: false,
  failed: false,
  retry: vi.fn(),
} as const;
const NOTHING = { status: 'idle', loaded: 0, partial: false, instead: [] } as const;

describe('the line above the list', () => {
  it('says since when the articles are that were read, and offers the earlier ones', () => {
    const earlier = vi.fn();
    render(<LibraryHints list={{ ...LIST, hasOlder: true }} onEarlier={earlier} search={NOTHING} />);
    expect(screen.getByText(messages.library.since(2008), { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: messages.library.loadEarlier }));
    expect(earlier).toHaveBeenCalledOnce();
  });

  it('says nothing when all of them were', () => {
    const { container } = render(
      <LibraryHints list={{ ...LIST, hasOlder: false }} onEarlier={vi.fn()} search={NOTHING} />,
    );
    expect(container.textContent).toBe('');
  });

  it('says what was looked for in the place of a word that is nowhere', () => {
    const search = {
      ...NOTHING,
      status: 'ready',
      instead: [{ typed: 'sevada', taken: ['cebada'] }],
    } as const;
    render(<LibraryHints list={{ ...LIST, hasOlder: false }} onEarlier={vi.fn()} search={search} />);
    expect(screen.getByText('No se encontró «sevada»; se buscó «cebada».')).toBeTruthy();
  });
});
