// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteProvider } from '@/components/ui/site';
import { usePageMeta } from '@/components/ui/usePageMeta';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

function Page(meta: Parameters<typeof usePageMeta>[0]) {
  usePageMeta(meta);
  return null;
}

function visit(meta: Parameters<typeof usePageMeta>[0]) {
  cleanup();
  render(
    <SiteProvider value={{ name: 'Evidencias', url: '', pictures: '' }}>
      <Page {...meta} />
    </SiteProvider>,
  );
}

const content = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) => meta.getAttribute('content'));

describe("a page's title and description", () => {
  it('adds the name of the site to the title', () => {
    visit({ title: 'Biblioteca' });
    expect(document.title).toBe('Biblioteca · Evidencias');
  });

  it('is the name of the site alone on the home page', () => {
    visit({});
    expect(document.title).toBe('Evidencias');
  });

  it('replaces the description of index.html instead of adding another', () => {
    document.head.innerHTML = '<meta name="description" content="la de todos">';
    visit({ description: 'la de esta página' });
    expect(content('description')).toEqual(['la de esta página']);
  });

  it('lets search engines in again after a page that kept them out', () => {
    visit({ noIndex: true });
    expect(content('robots')).toEqual(['noindex']);
    visit({ title: 'Contacto' });
    expect(content('robots')).toEqual([]);
  });
});
