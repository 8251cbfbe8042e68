import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { checkAccessibility, checkScreen } from './support/accessibility';
import { openPage, WIDTHS } from './support/browser';
import { clearFaults, injectFaults } from './support/faults';
import { newMember, openAs } from './support/fresh-member';

const { editProfile, memberProfile } = messages;

describe('the public profile', () => {
  it.each(WIDTHS)('shows a member without the e-mail at %i px', async (width) => {
    const member = await newMember();
    const { page, visit } = await openPage({ width });
    await visit(paths.memberProfile.href(member.uid));
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
    await page.getByText(messages.account.roles.usuario).first().waitFor();
    await page.getByText(memberProfile.noBiography).waitFor();
    await page.getByText(memberProfile.noBadges).waitFor();
    expect(await page.content()).not.toContain(member.email);
    expect(await page.title()).toContain(memberProfile.title(member.nombre));
    await checkScreen(page);
  });

  it('leads its owner to edit it', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.memberProfile.href(member.uid));
    await page.getByRole('link', { name: memberProfile.edit }).click();
    await page.getByRole('heading', { level: 1, name: editProfile.title }).waitFor();
  });

  it('says that there is no such member', async () => {
    const { page, visit } = await openPage({ width: 375 });
    await visit(paths.memberProfile.href('nadie'));
    await page.getByText(memberProfile.notFound).last().waitFor();
    await checkAccessibility(page);
  });

  it('says that it could not be loaded, and loads it on a new try', async () => {
    const member = await newMember();
    await injectFaults({ match: { method: 'batchGet', pathContains: 'perfiles' }, error: 'UNAVAILABLE' });
    const { page, visit, expectConsole } = await openPage();
    expectConsole(/503|UNAVAILABLE|unavailable/);
    await visit(paths.memberProfile.href(member.uid));
    await page.getByText(memberProfile.loadError).waitFor();
    await clearFaults();
    await page.getByRole('button', { name: messages.common.retry }).click();
    await page.getByRole('heading', { level: 1, name: member.nombre }).waitFor();
  });
});
