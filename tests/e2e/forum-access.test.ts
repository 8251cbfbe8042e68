import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEBUG_ENTRIES } from '@/model/forum/debug-log';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/shared/paths';
import { checkScreen } from './support/accessibility';
import { openPage } from './support/browser';
import { changeAccount, newMember, openAs } from './support/fresh-member';
import { holdCode } from './support/hold';
import { mainOf } from './support/members';
import { newStaff } from './support/staff';

const { forumAccess: access, forumDebug: debug } = foroStaff;
const button = (page: Page, name: string) => mainOf(page).getByRole('button', { name, exact: true });

describe('who may not', () => {
  it('is sent to sign in or to the forum, and told why', async () => {
    const visitor = await openPage();
    await visitor.visit(paths.forumStatistics.href());
    await visitor.page.waitForURL((url) => url.pathname === paths.login.href());
    await mainOf(visitor.page).getByText('Debes iniciar sesión para acceder a esta página').waitFor();
    expect(new URL(visitor.page.url()).search).toContain(encodeURIComponent(paths.forumStatistics.href()));

    const { page, visit } = await openAs(await newStaff('moderador'));
    for (const [path, refusal] of [
      [paths.forumCategories.href(), 'No tienes permisos para administrar categorías'],
      [paths.forumStatistics.href(), 'No tienes permisos para ver estadísticas del foro'],
    ] as const) {
      await visit(path);
      await page.waitForURL((url) => url.pathname === paths.forum.href());
      await page.getByRole('status').getByText(refusal).first().waitFor();
    }
  });
});

describe('a member', () => {
  it('has its permissions listed and corrected', async () => {
    const member = await newMember();
    const { page, visit } = await openAs(member);
    await visit(paths.forumFixPermissions.href());
    await mainOf(page).getByText(access.fix.unchanged).waitFor();
    const line = (name: string) =>
      mainOf(page)
        .getByRole('list', { name: access.fix.list })
        .getByRole('listitem')
        .filter({ hasText: name });
    await line(access.permissionNames.crearTemas).getByText('Permitido').waitFor();
    await line(access.permissionNames.moderarForo).getByText('Denegado').waitFor();
    await changeAccount(member, { permisos: {} });
    await button(page, access.retry).click();
    await mainOf(page).getByText(access.fix.repaired).waitFor();
  });

  it('is led to the topic for ideas after three seconds', async () => {
    const { page, visit } = await openAs(await newMember());
    const release = await holdCode(page, 'TopicPage');
    await visit(paths.forumDirectAccess.href());
    await mainOf(page).getByRole('link', { name: access.direct.go }).waitFor();
    release();
    await page.waitForURL((url) => url.pathname.startsWith('/foro/tema/'));
    await mainOf(page).getByRole('heading', { level: 1, name: access.direct.topicTitle }).waitFor();
  });
});

describe('the debug panel', () => {
  it('is an administrador’s, with what the console said last, and never anybody else’s', async () => {
    const { page, visit } = await openAs(await newStaff('administrador'));
    await visit(paths.forum.href());
    await page.getByText(debug.title).click();
    await page.evaluate((n) => {
      for (let i = 0; i < n; i += 1) console.info(`mensaje ${i}`);
    }, DEBUG_ENTRIES + 5);
    const log = page.getByRole('list', { name: debug.console });
    await log.getByText(`mensaje ${DEBUG_ENTRIES + 4}`).waitFor();
    expect(await log.getByRole('listitem').count()).toBe(DEBUG_ENTRIES);
    await checkScreen(page);

    const other = await openAs(await newStaff('moderador'));
    const scripts: string[] = [];
    other.page.on('request', (request) => scripts.push(request.url()));
    await other.visit(paths.forum.href());
    await mainOf(other.page).getByRole('heading', { level: 1, name: foro.forumHome.title }).waitFor();
    await other.page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('DebugPanel'))).toEqual([]);
  });
});
