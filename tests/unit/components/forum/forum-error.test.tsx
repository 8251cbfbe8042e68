// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecountResult } from '@/components/forum/admin/statistics/RecountResult';
import { ForumError } from '@/components/forum/ForumError';
import { ServiceError } from '@/services/firestore/errors';
import { SessionProvider } from '@/session';
import { openTab } from '../../session/fakes';

afterEach(cleanup);

describe('the error panel of the forum', () => {
  it.each([
    ['general', 'Ha ocurrido un error'],
    ['permisos', 'Permisos insuficientes'],
    ['notFound', 'No encontrado'],
    ['servidor', 'Error del servidor'],
  ] as const)('of the kind %s is titled «%s», with the way back and another try', (kind, title) => {
    const again = vi.fn();
    render(
      <SessionProvider value={openTab().session}>
        <MemoryRouter>
          <ForumError kind={kind} onRetry={again} />
        </MemoryRouter>
      </SessionProvider>,
    );
    expect(screen.getByRole('alert').querySelector('h1')?.textContent).toBe(title);
    expect(screen.getByRole('link', { name: 'Volver al foro' }).getAttribute('href')).toBe('/foro');
    screen.getByRole('button', { name: 'Intentar de nuevo' }).click();
    expect(again).toHaveBeenCalledOnce();
  });
});

describe('the result of a recalculation or a repair', () => {
  it.each([
    [false, 'Muy lento', 'Error al recalcular estadísticas', 'Muy lento'],
    [true, '', 'Error al corregir contadores', 'Ocurrió un error desconocido'],
  ])('that failed says which it was and why (%s, %j)', (fixed, message, title, detail) => {
    const error = new ServiceError('unknown', { message });
    render(<RecountResult outcome={{ how: 'failed', error }} fixed={fixed} onClose={() => {}} />);
    expect(document.body.textContent).toContain(title);
    expect(document.body.textContent).toContain(detail);
  });
});
