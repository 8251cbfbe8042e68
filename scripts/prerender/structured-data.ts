/** What search engines are told of a page in their own terms (https://schema.org), as JSON-LD. */
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { previewPicture } from '@/model/urls';
import type { SiteInfo } from '../publish/site-files';

const CONTEXT = { '@context': 'https://schema.org', inLanguage: 'es' };

const organization = ({ name, url }: SiteInfo) => ({ '@type': 'Organization', name, url: `${url}/` });

/** The home page: the site, and the address of its search. */
export function siteData(site: SiteInfo): object {
  const { name, description, url } = site;
  const target = `${url}${paths.library.path}?q={palabras}`;
  return {
    ...CONTEXT,
    '@type': 'WebSite',
    ...{ name, description, url: `${url}/`, publisher: organization(site) },
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=palabras' },
  };
}

/** An article, with the way to it. */
export function articleData(site: SiteInfo, article: Article): object {
  const { titulo, resumen, autor, imagenPrincipal, fechaPublicacion, fechaActualizacion, tags } = article;
  const address = site.url + paths.article.href(article.id);
  return {
    ...CONTEXT,
    '@graph': [
      {
        '@type': 'Article',
        headline: titulo,
        description: resumen,
        image: new URL(previewPicture(imagenPrincipal), site.url).href,
        datePublished: fechaPublicacion?.toISOString(),
        dateModified: fechaActualizacion?.toISOString(),
        author: { '@type': 'Person', name: autor },
        publisher: organization(site),
        keywords: tags.join(', '),
        mainEntityOfPage: address,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: site.name, item: `${site.url}/` },
          {
            '@type': 'ListItem',
            position: 2,
            name: messages.library.title,
            item: site.url + paths.library.path,
          },
          { '@type': 'ListItem', position: 3, name: titulo, item: address },
        ],
      },
    ],
  };
}
