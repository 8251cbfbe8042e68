import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from '@/components/home/Hero';
import { SiteNameProvider } from '@/components/ui/siteName';

/** The home page's hero as HTML, for index.html to show before the application runs. Loaded through Vite. */
export function heroMarkup(siteName: string): string {
  return renderToStaticMarkup(
    <SiteNameProvider value={siteName}>
      <MemoryRouter>
        <Hero />
      </MemoryRouter>
    </SiteNameProvider>,
  );
}
