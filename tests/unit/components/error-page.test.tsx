// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage, PageLoadError } from '@/components/layout/ErrorPage';
import { SiteProvider } from '@/components/ui/site';

afterEach(cleanup);

function show(error: unknown, onReload = () => undefined) {
  render(
    <SiteProvider value={{ name: 'Evidencias', url: '', pictures: '' }}>
      <ErrorPage error={error} onReload={onReload} />
    </SiteProvider>,
  );
}

describe('the app-wide error fallback', () => {
  it('shows the texts of the specification', () => {
    show(new Error('roto'));
    expect(screen.getByRole('heading', { name: 'Algo salió mal' })).toBeTruthy();
    expect(
      screen.getByText('Ha ocurrido un error en la aplicación. Por favor, intenta recargar la página.'),
    ).toBeTruthy();
  });

  it('reloads when asked to', () => {
    const reload = vi.fn();
    show(new Error('roto'), reload);
    fireEvent.click(screen.getByRole('button', { name: 'Recargar la página' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives the error and what caused it as details', () => {
    show(new Error('no se pudo pintar', { cause: new Error('faltaba un dato') }));
    const details = screen.getByText('Detalles del error').parentElement?.textContent;
    expect(details).toContain('no se pudo pintar');
    expect(details).toContain('faltaba un dato');
  });

  it('shows what was thrown even when it is not an error', () => {
    show('una cadena');
    expect(screen.getByText('una cadena')).toBeTruthy();
  });

  it('speaks of the connection when the code of a page did not arrive', () => {
    show(new PageLoadError('sin código'));
    expect(screen.getByRole('heading', { name: 'No se pudo cargar esta página' })).toBeTruthy();
  });

  it('keeps search engines away and names itself in the title', () => {
    show(new Error('roto'));
    expect(document.title).toBe('Algo salió mal · Evidencias');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
