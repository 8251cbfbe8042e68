import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { checkSchemes } from './support/accessibility';
import { WIDTHS } from './support/browser';
import { hurryUntilShown, ownClock } from './support/clock';
import { clearFaults, injectFaults } from './support/faults';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { arrivedAt, mainOf, memberBar, userMenu } from './support/members';
import { resetReads, usage } from './support/meter';
import { newArticle, newWriter, titleField } from './support/writers';

const { unreachable } = messages.common;
/** How old an account may be before it is read again. */
const MINUTE = 60_000;

describe.each(WIDTHS)('an outage while a page of a member loads, at %i px', (width) => {
  it('is told there, and the page goes on by itself once it is over', async () => {
    const writer = await newWriter();
    const article = await newArticle(writer);
    const { page, visit, expectConsole } = await openAs(writer, { width });
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await ownClock(page);
    await injectFaults({ match: { method: 'batchGet', pathContains: writer.uid }, error: 'UNAVAILABLE' });
    const address = `${paths.adminEditArticle.href(article.id)}?desde=lista`;
    await visit(address);
    await hurryUntilShown(page, mainOf(page).getByText(unreachable.title));
    await checkSchemes(page);
    // Not even after minutes is a member taken for a visitor.
    await page.clock.runFor(2 * MINUTE);
    await mainOf(page).getByText(unreachable.text).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    await clearFaults();
    await hurryUntilShown(page, titleField(page));
    expect(await titleField(page).inputValue()).toBe(article.titulo);
    await memberBar(page);
  });
});

describe('an outage while a page of a member loads', () => {
  it('that takes the code of Auth goes by too', async () => {
    const { page, visit, expectConsole } = await openAs(await newMember());
    expectConsole(/ERR_FAILED|Failed to fetch/);
    await ownClock(page);
    await page.route('**/assets/backend-*.js', (route) => route.abort());
    await visit(paths.profile.href());
    await hurryUntilShown(page, mainOf(page).getByText(unreachable.title));
    await page.unroute('**/assets/backend-*.js');
    // By itself where the browser asks again for a module that failed; others do so with the next load of the page.
    await mainOf(page).getByRole('button', { name: messages.common.retry }).click();
    await hurryUntilShown(page, mainOf(page).getByRole('tablist'));
  });

  it('is no reason to ask a member to sign in where everybody may read', async () => {
    const member = await newMember();
    const { page, visit, expectConsole } = await openAs(member);
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await ownClock(page);
    await injectFaults({ match: { method: 'batchGet', pathContains: member.uid }, error: 'UNAVAILABLE' });
    await visit(paths.contact.href());
    await arrivedAt(page, messages.contact.title);
    await page.clock.runFor(MINUTE);
    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: messages.nav.login }).count()).toBe(0);
    await clearFaults();
    await hurryUntilShown(page, userMenu(page));
  });
});

describe('what others change of an account', () => {
  it('is noticed within a minute of use, by one read a minute', async () => {
    const writer = await newWriter();
    const { page, visit } = await openAs(writer);
    await ownClock(page);
    await visit(paths.adminArticles.href());
    await arrivedAt(page, staff.adminArticles.title);
    await resetReads();
    await changeAccount(writer, { rol: 'usuario', permisos: defaultPermissions('usuario') });
    await page.clock.fastForward(MINUTE);
    await page.keyboard.press('Shift');
    await page.waitForURL((url) => url.pathname === paths.home.href());
    await page.getByText(staff.admin.notAdmitted).waitFor();
    await page.clock.fastForward(MINUTE - 1000);
    for (let press = 0; press < 5; press++) await page.keyboard.press('Shift');
    const { requests } = await usage();
    const own = requests.filter(({ method, path }) => method === 'batchGet' && path.includes(writer.uid));
    expect(own.length).toBe(1);
  });
});
