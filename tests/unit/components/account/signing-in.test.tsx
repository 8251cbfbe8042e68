// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireSession } from '@/components/account/auth/RequireSession';
import { useLeaveOnceSignedIn } from '@/components/account/auth/useLeaveOnceSignedIn';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { SessionProvider, signInReason } from '@/session';
import type { SessionStore } from '@/session/session-store';
import { openTab, settled } from '../../session/fakes';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function SignInPage({ sent }: { sent: boolean }) {
  const { pathname, search, state } = useLocation();
  const nothingToFill = useLeaveOnceSignedIn(paths.profile.href(), sent);
  return (
    <p>
      {pathname + search} {nothingToFill ? 'nothing to fill in' : 'the form'} {signInReason(state)}
    </p>
  );
}

function open(session: SessionStore, address: string, sent = false) {
  render(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={paths.login.path} element={<SignInPage sent={sent} />} />
          <Route path={paths.home.path} element={<p>home</p>} />
          <Route path={paths.profile.path} element={<RequireSession>the profile</RequireSession>} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
}

/** A tab where nobody is signed in, whose Auth is there. */
async function visitorTab() {
  const tab = openTab();
  tab.session.preloadAuth();
  await settled();
  return tab;
}

const shows = (text: string) => expect(document.body.textContent).toContain(text);

describe('the sign-in page', () => {
  it('goes on half a second after the form was sent, not before', async () => {
    const { session, backend, becomes } = await visitorTab();
    open(session, paths.login.href(), true);
    await act(async () => {
      backend.says('ana');
      await becomes('member');
    });
    act(() => void vi.advanceTimersByTime(499));
    shows(paths.login.href());
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('the profile')).toBeDefined();
  });

  it('goes on at once when a member opens it', async () => {
    const { session, backend, becomes } = await visitorTab();
    backend.says('ana');
    await becomes('member');
    open(session, paths.login.href());
    shows('nothing to fill in');
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.getByText('the profile')).toBeDefined();
  });
});

describe('a page that needs a session', () => {
  it('sends a visitor to sign in, with the reason and the way back', async () => {
    const { session } = await visitorTab();
    open(session, paths.profile.href('favoritos'));
    shows(paths.login.href(paths.profile.href('favoritos')));
    shows(messages.common.signInFirst);
  });

  it('sends home who signs out on it', async () => {
    const { session, backend, becomes } = await visitorTab();
    backend.says('ana');
    await becomes('member');
    open(session, paths.profile.href());
    // Auth tells of the sign-out of this page itself: another end of the session leaves the page as it is.
    act(() => backend.says(null, true));
    expect(screen.getByText('home')).toBeDefined();
  });
});
