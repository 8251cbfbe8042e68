import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from '@/components/home/Hero';
import { SiteProvider } from '@/components/ui/site';

/** The home page's hero as HTML, for index.html to show before the application runs. Loaded through Vite. */
export function heroMarkup(siteName: string): string {
  return renderToStaticMarkup(
    <SiteProvider value={{ name: siteName, url: '', drawn: false }}>
      <MemoryRouter>
        <Hero />
      </MemoryRouter>
    </SiteProvider>,
  );
}
