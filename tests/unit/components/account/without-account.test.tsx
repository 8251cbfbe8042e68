// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { messages } from '@/model/messages';
import EditProfilePage from '@/pages/EditProfilePage';
import FavouritesToolPage from '@/pages/FavouritesToolPage';
import ProfilePage from '@/pages/ProfilePage';
import { SessionProvider } from '@/session';
import { openTab, settled } from '../../session/fakes';

afterEach(cleanup);

// The guard of their routes lets nobody so far: this is what stands behind it.
it.each<[string, ComponentType, string]>([
  ['/perfil', ProfilePage, messages.profile.noSession],
  ['/editar-perfil', EditProfilePage, messages.profile.noSession],
  ['/depurar-favoritos', FavouritesToolPage, messages.favourites.tool.signInRequired],
])('%s without an account says what is missing', async (address, Page, sentence) => {
  const { session } = openTab();
  await settled();
  render(
    <SessionProvider value={session}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </SessionProvider>,
  );
  expect(document.body.textContent).toContain(sentence);
});
