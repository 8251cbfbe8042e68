import type { BrowserContext } from 'playwright-core';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { DEMO_PASSWORD } from '../../scripts/seed/accounts';

const { auth } = messages;

/** Signs in as the demo administrador, through the form. */
export async function signInAsAdmin(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${site}${paths.login.href()}`);
  const main = page.getByRole('main');
  await main.getByLabel(auth.email).fill('admin@demo.test');
  await main.getByLabel(auth.password, { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: auth.login.submit }).click();
  await page.waitForURL(`${site}${paths.profile.href()}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
}
