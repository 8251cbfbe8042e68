// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProgressBar } from '@/components/ui/ProgressBar';

afterEach(cleanup);

it('shows how far the work is, and announces only large steps', () => {
  const { rerender } = render(<ProgressBar label="Importando" value={130} max={400} />);
  const bar = screen.getByRole('progressbar', { name: 'Importando' });
  expect(bar.getAttribute('aria-valuenow')).toBe('32');
  expect(screen.getByText(/^32\s%$/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Importando: 25\s%$/);
  rerender(<ProgressBar label="Importando" value={199} max={400} />);
  expect(screen.getByRole('status').textContent).toMatch(/25\s%$/);
});

it('never passes the end, and nothing to do is done', () => {
  const { rerender } = render(<ProgressBar label="Importando" value={9} max={4} />);
  expect(screen.getByRole('status').textContent).toMatch(/100\s%$/);
  rerender(<ProgressBar label="Importando" value={0} max={0} />);
  expect(screen.getByRole('status').textContent).toMatch(/100\s%$/);
});

it('has no value while the amount of work is unknown', () => {
  render(<ProgressBar label="Contando" value={3} max={null} />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('Contando');
});

it('can be interrupted once', () => {
  const onStop = vi.fn();
  const stop = { label: 'Cancelar', onStop };
  const { rerender } = render(<ProgressBar label="Importando" value={1} max={4} stop={stop} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  rerender(<ProgressBar label="Importando" value={1} max={4} stop={{ ...stop, stopping: true }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});
