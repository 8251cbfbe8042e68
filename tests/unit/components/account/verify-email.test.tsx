// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifyEmail } from '@/components/account/VerifyEmail';
import { ReportDialog } from '@/components/articles/member/ReportDialog';
import { LinkNotice } from '@/components/forum/shared/LinkNotice';
import { report } from '@/model/messages/report';
import { outsideLinks, verification } from '@/model/messages/verification';
import { AuthError } from '@/services/users/auth-error';
import { SessionProvider } from '@/session';
import { SEND_AGAIN_MS } from '@/session/session-store';
import { accountOf, openTab, settled } from '../../session/fakes';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Ana's tab, whose e-mail is proven or not. */
async function member(isProven: boolean) {
  const tab = openTab();
  tab.backend.isVerified = async () => isProven;
  tab.session.preloadAuth();
  await settled();
  tab.backend.says('ana');
  await tab.becomes('member');
  const show = (children: ReactNode) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider value={tab.session}>{children}</SessionProvider>
      </QueryClientProvider>,
    );
  return { ...tab, show };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  // A mutation tells of its end in a timer of its own.
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(settled);
};

describe('the notice about the e-mail', () => {
  it('is not shown to who has proven it', async () => {
    const { show } = await member(true);
    expect(show(<VerifyEmail why="Porque sí." />).container.textContent).toBe('');
  });

  it('sends the message anew by one press, and waits a minute before the next', async () => {
    const { show, backend, pass } = await member(false);
    const sends = vi.fn(async () => {});
    backend.sendVerification = sends;
    show(<VerifyEmail why="Porque sí." />);
    expect(document.body.textContent).toContain('ana@demo.test');
    await press(verification.send);
    expect(sends).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toContain(verification.wait);
    expect(button(verification.send).disabled).toBe(true);
    pass(SEND_AGAIN_MS);
    await act(() => vi.advanceTimersByTimeAsync(SEND_AGAIN_MS));
    expect(button(verification.send).disabled).toBe(false);
  });

  it('says why it could not be sent', async () => {
    const { show, backend } = await member(false);
    backend.sendVerification = async () => {
      throw new AuthError('auth/too-many-requests');
    };
    show(<VerifyEmail />);
    await press(verification.send);
    expect(screen.getByRole('alert').textContent).toContain('Ya te enviamos varios correos');
  });

  it('goes once the link was followed, and says when it was not yet', async () => {
    const { show, backend } = await member(false);
    show(<VerifyEmail />);
    await press(verification.check);
    expect(screen.getByRole('status').textContent).toBe(verification.notYet);
    backend.isVerified = async () => true;
    await press(verification.check);
    expect(screen.queryByRole('region', { name: verification.title })).toBeNull();
  });
});

describe('the dialog of a report', () => {
  const item = { kind: 'tema', id: 't1' } as const;
  const old = { fechaRegistro: new Date(0), comentariosCount: 3 };
  const account = accountOf('ana');

  it('tells a newcomer what its report does, and asks for the proof of the e-mail', async () => {
    const { show } = await member(false);
    show(<ReportDialog item={item} account={account} onClose={() => {}} />);
    expect(screen.getByText(report.newcomer)).toBeTruthy();
    expect(screen.getByRole('region', { name: verification.title })).toBeTruthy();
  });

  it('says nothing of it to who has standing', async () => {
    const { show } = await member(true);
    show(<ReportDialog item={item} account={{ ...account, ...old }} onClose={() => {}} />);
    expect(screen.getByLabelText(report.reason, { exact: false })).toBeTruthy();
    expect(screen.queryByText(report.newcomer)).toBeNull();
    expect(screen.queryByRole('region', { name: verification.title })).toBeNull();
  });
});

describe('the notice under a text', () => {
  it('tells a newcomer that links wait, before they are sent', async () => {
    const { show } = await member(true);
    show(<LinkNotice kind="reply" text="Miren https://ejemplo.org" />);
    expect(screen.getByRole('status').textContent).toBe(outsideLinks.reply);
    expect(screen.queryByText(verification.title)).toBeNull();
  });

  it('says nothing of a text without links or mentions', async () => {
    const { show } = await member(false);
    expect(show(<LinkNotice kind="topic" text="Hola, a ana@ejemplo.org" />).container.textContent).toBe('');
  });

  it('asks for the proof of the e-mail where somebody is mentioned', async () => {
    const { show } = await member(false);
    show(<LinkNotice kind="topic" text="Hola @Luis" />);
    expect(document.body.textContent).toContain(verification.mentions);
  });
});
