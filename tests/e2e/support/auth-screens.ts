import type { Page } from 'playwright-core';
import { paths } from '@/model/shared/paths';
import { type OpenPage, openPage, type PageOptions } from './browser';
import { emailField } from './members';

/** Auth answers what it refuses with this status, which Chromium logs. */
export const REFUSED = /status of 400/;

/** Opens a page with an e-mail to fill in, and waits for its form. */
export async function openAuth(path: string, options: PageOptions = {}): Promise<OpenPage> {
  const opened = await openPage(options);
  opened.expectConsole(REFUSED);
  await opened.visit(path);
  await emailField(opened.page).waitFor();
  return opened;
}

export const openLogin = (options?: PageOptions) => openAuth(paths.login.href(), options);

export const openRegistration = (options?: PageOptions) => openAuth(paths.register.href(), options);

const CALLS = /\/accounts:(signInWithPassword|signUp|sendOobCode|update)/;

/** From now on Auth refuses everything with this code of its API; null: it works again. */
export async function authAnswers(page: Page, code: string | null): Promise<void> {
  await page.unroute(CALLS);
  if (code === null) return;
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
}
