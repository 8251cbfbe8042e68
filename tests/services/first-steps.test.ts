// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { doc, setDoc } from 'firebase/firestore/lite';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as staff from '@/model/messages/staff';
import type { Account } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import AdminArticlesPage from '@/pages/admin/AdminArticlesPage';
import { queryClient } from '@/services/client/query-client';
import { fetchAccount } from '@/services/users/records';
import { save } from './fixtures';
import { openHookSite } from './hooks';
import { as, join } from './members';

const session = vi.hoisted(() => ({ db: null as unknown, account: null as unknown }));

vi.mock('@/services/firestore/connection', async (original) => ({
  ...(await original<typeof import('@/services/firestore/connection')>()),
  db: () => session.db,
}));
vi.mock('@/components/account/useMember', () => ({
  useStaff: () => ({ account: session.account, apply: () => {} }),
}));

const site = openHookSite('demo-services-first-steps');
const texts = staff.firstSteps;

async function open(rol: 'administrador' | 'editor'): Promise<Account> {
  await join(site, 'ana', { rol, permisos: defaultPermissions(rol) });
  session.db = as(site, 'ana');
  const account = await fetchAccount(as(site, 'ana'), 'ana');
  session.account = account;
  await site.resetMeter();
  show();
  return account;
}

function show() {
  const page = createElement(MemoryRouter, null, createElement(AdminArticlesPage));
  render(createElement(QueryClientProvider, { client: queryClient }, page));
}

const steps = () =>
  Object.values(texts.steps).map(({ title }) =>
    screen.getByRole('heading', { name: new RegExp(`^${title}`) }).textContent.endsWith(texts.isDone),
  );
const heading = { name: texts.title };
const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('of a new site are shown to its administrator, each with the way to it, and as done when it is', async () => {
  await open('administrador');
  await screen.findByRole('heading', heading);
  expect(steps()).toEqual([false, false, false, false]);
  expect(way(texts.steps.category.go)).toBe('/admin/categorias');
  expect(way(texts.steps.article.go)).toBe('/admin/articulos/nuevo');
  expect(way(texts.steps.import.go)).toBe('/admin/importar');

  await setDoc(doc(site.admin, 'categorias/c1'), { nombre: 'Arqueología', slug: 'arqueologia' });
  await save(site.admin, 'a1', { estado: 'borrador' });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(steps()).toEqual([true, true, false, false]));
  expect(way(texts.steps.publish.go)).toContain('a1');

  await save(site.admin, 'a1');
  await queryClient.invalidateQueries();
  await screen.findByText(texts.begun);
  expect(steps()).toEqual([true, true, true, false]);
});

it('are no more where readers see an article, and cost nothing there', async () => {
  await save(site.admin, 'a1');
  await open('administrador');
  await screen.findByText('Caminos de piedra');
  expect(screen.queryByRole('heading', heading)).toBeNull();
  // The article, and the account that the rules look at.
  expect(await site.reads()).toBe(2);
});

it('are not for an editor', async () => {
  await open('editor');
  await screen.findByText(staff.adminArticles.empty);
  expect(screen.queryByRole('heading', heading)).toBeNull();
});
