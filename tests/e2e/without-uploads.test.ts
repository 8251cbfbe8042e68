import { describe, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import type { PageOptions } from './support/browser';
import { type Member, newMember, openAs } from './support/fresh-member';
import { mainOf } from './support/members';
import { button, newWriter } from './support/writers';

/** The build for a project that has no Storage bucket: that of the other tests, whose scripts name one. */
async function openWithoutBucket(member: Member, options: PageOptions) {
  const opened = await openAs(member, options);
  let emptied = 0;
  await opened.page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes('demo-evidencias.appspot.com')) emptied += 1;
    await route.fulfill({ response, body: script.replaceAll('demo-evidencias.appspot.com', '') });
  });
  return { ...opened, wasEmptied: () => emptied > 0 };
}

describe('a site without a Storage bucket', () => {
  it('offers a member the drawn avatars, and no upload', async () => {
    const { page, visit, wasEmptied } = await openWithoutBucket(await newMember(), { width: 375 });
    await visit(paths.editProfile.href());
    await mainOf(page).getByText(messages.editProfile.avatarDrawn).waitFor();
    expect(wasEmptied()).toBe(true);
    expect(await mainOf(page).locator('input[type="file"]').count()).toBe(0);
    expect(await mainOf(page).getByText(messages.editProfile.avatarHelp).count()).toBe(0);
    await checkScreen(page);
  });

  it('asks for the address of an article’s picture, and says why', async () => {
    const { page, visit } = await openWithoutBucket(await newWriter(), { width: 1280 });
    await visit(paths.adminNewArticle.href());
    await mainOf(page).getByLabel(staff.editor.mainPicture.address).waitFor();
    expect(await mainOf(page).getByText(staff.images.noPlace).count()).toBe(2);
    expect(await mainOf(page).locator('[data-picture="main"], [data-picture="gallery"]').count()).toBe(0);
    const { image, imageByAddress } = staff.editor.toolbar;
    await button(page, imageByAddress).waitFor();
    expect(await button(page, image).count()).toBe(0);
    await checkScreen(page);
  });
});
