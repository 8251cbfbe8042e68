import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { createElement, type ReactNode, StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { queryClient } from '@/services/client/query-client';
import { startFirebase } from '@/services/firestore/running';
import { openSite, type SiteBackend } from './backend';

/** A backend whose visitor is the running app: hooks find it as they do in the browser, with an empty cache. */
export function openHookSite(projectId: string): SiteBackend {
  const site = openSite(projectId);
  beforeAll(() => {
    configure({ asyncUtilTimeout: 20_000 });
    const { host, port } = site.address;
    startFirebase({
      firebase: {
        apiKey: 'demo',
        authDomain: '',
        projectId: site.projectId,
        storageBucket: '',
        appId: 'demo',
      },
      emulators: { host, firestorePort: port, authPort: 0, storagePort: 0 },
    });
  });
  beforeEach(() => queryClient.clear());
  afterEach(cleanup);
  return site;
}

/** Runs a hook as the app does: under StrictMode, with the site's cache. */
export function show<T>(hook: () => T) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(StrictMode, null, createElement(QueryClientProvider, { client: queryClient }, children));
  return renderHook(hook, { wrapper });
}

/** A publication date in the middle of a year. */
export function inYear(year: number): { fechaPublicacion: Date } {
  return { fechaPublicacion: new Date(Date.UTC(year, 5, 1)) };
}
