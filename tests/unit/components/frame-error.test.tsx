// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FrameError } from '@/components/layout/ErrorPage';
import { messages } from '@/model/messages';
import './patience';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('the frame fails');
}

it('a frame that fails leaves the fallback of the site, not the one of the router', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const routes = [{ path: '/', Component: Broken, ErrorBoundary: FrameError }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(await screen.findByText(messages.errors.appTitle)).toBeDefined();
  expect(screen.getByRole('button', { name: messages.errors.appReload })).toBeDefined();
  expect(reported).toHaveBeenCalled();
});
