export const DEFAULT_SITE_NAME = 'Evidencias del Libro de Mormón';

/** The document's title: 'Biblioteca · Evidencias del Libro de Mormón', or the site's name alone. */
export function pageTitle(title: string | undefined, site: string): string {
  return title ? `${title} · ${site}` : site;
}
