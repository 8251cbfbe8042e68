// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommentItem } from '@/components/articles/CommentItem';
import type { Comment } from '@/model/comments/comment';
import * as threads from '@/model/comments/comment-threads';

afterEach(cleanup);

const COMMENT: Comment = {
  id: 'c1',
  autor: 'Ana Ruiz',
  autorId: 'ana',
  autorAvatar: '/img/avatares/rey.svg',
  autorRol: null,
  contenido: 'Dice <b>negrita</b>.\nVean https://ejemplo.org/a.',
  fechaPublicacion: null,
  fechaActualizacion: null,
  articuloId: 'a1',
  articuloTitulo: 'Nahom',
  respuestaA: null,
};

function show(changes: Partial<Comment> = {}): HTMLElement {
  const comment = { ...COMMENT, ...changes };
  return render(
    <MemoryRouter>
      <CommentItem
        comment={comment}
        question={comment}
        article={{ id: 'a1', titulo: 'Nahom', autorId: 'otro' }}
        account={null}
        onDeleted={() => {}}
      />
    </MemoryRouter>,
  ).container;
}

const face = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src') ?? '';

describe('a comment under an article', () => {
  it.each([
    ['of the staff', { autorRol: 'autor' }],
    ['of the old blog', { autorId: null }],
  ] as const)('%s says what was typed, with its addresses as links', (_what, changes) => {
    const container = show(changes);
    expect(container.textContent).toContain('Dice <b>negrita</b>.\nVean https://ejemplo.org/a');
    const link = screen.getByRole('link', { name: /ejemplo\.org/ });
    expect(link.getAttribute('href')).toBe('https://ejemplo.org/a');
    expect(link.getAttribute('rel')).toBe('noopener nofollow ugc');
  });

  it.each([{}, { autorRol: 'usuario' }, { autorId: 'eliminado' }] as const)(
    'of anyone else leads nowhere: %j',
    (changes) => {
      const container = show(changes);
      expect(container.textContent).toContain('Vean https://ejemplo.org/a');
      expect(screen.queryByRole('link', { name: /ejemplo\.org/ })).toBeNull();
    },
  );

  it('of anyone leads from the passages that it names, and not from persons', async () => {
    await act(async () => show({ contenido: 'Alma dice en Alma 36:3 lo mismo.' }));
    const link = await screen.findByRole('link', { name: /Alma 36:3/ });
    expect(link.dataset.passage).toBe('alma/36/3');
    expect(link.getAttribute('href')).toContain('/bofm/alma/36?lang=spa&id=p3#p3');
    expect(screen.getAllByRole('link', { name: /Alma/ })).toHaveLength(1);
  });

  it('whose words cannot be drawn shows them as they were written, and the page stays', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parts = vi.spyOn(threads, 'commentParts').mockImplementation(() => {
      throw new RangeError('no');
    });
    show();
    expect(screen.getByText('Ana Ruiz', { exact: false })).toBeTruthy();
    expect(screen.getByText(/^Dice <b>negrita/).style.whiteSpace).toBe('pre-wrap');
    for (const one of [said, parts]) one.mockRestore();
  });

  it('shows the face of who wrote it', () => {
    expect(face(show())).toBe('/img/avatares/rey.svg');
  });

  it('draws the name of who has no picture, or one that may not be loaded', () => {
    for (const autorAvatar of [null, 'https://otro.sitio/a.png']) {
      const shown = show({ autorAvatar });
      expect(shown.querySelector('[data-letters="AR"]')).toBeTruthy();
      expect(shown.querySelector('img')).toBeNull();
      cleanup();
    }
  });
});
