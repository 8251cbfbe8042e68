/** What search engines are told of a page in their own terms (https://schema.org), as JSON-LD. */
import type { Article } from '@/model/articles/article';
import type { Evidence } from '@/model/articles/evidence/evidence';
import { libraryHref } from '@/model/articles/library/library-filters';
import type { ForumCategory, Reply, Signature, Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import { paths } from '@/model/shared/paths';
import { excerpt } from '@/model/shared/text/strip-markup';
import { previewPicture } from '@/model/shared/urls';
import type { DrawnData } from '@/services/client/drawn-data';
import type { SiteInfo } from '../publish/site-files';

const CONTEXT = { '@context': 'https://schema.org' };
/** How much of a topic search engines are told: its first replies, and of each text its beginning. */
const MOST_REPLIES = 10;
const MOST_TEXT = 2000;
const MOST_DESCRIPTION = 160;

/** Who publishes the site, by an address that all its pages share. */
const organization = ({ name, url }: SiteInfo) => ({
  '@type': 'Organization',
  '@id': `${url}/#organizacion`,
  name,
  url: `${url}/`,
  logo: { '@type': 'ImageObject', url: `${url}/icono-512.png`, width: 512, height: 512 },
});

/** The way from the home page: each step's name and path. */
function breadcrumbs({ name, url }: SiteInfo, steps: readonly (readonly [name: string, path: string])[]) {
  const all = [[name, paths.home.href()] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([step, path], index) => {
      return { '@type': 'ListItem', position: index + 1, name: step, item: url + path };
    }),
  };
}

/** The home page: the site, the address of its search, and who publishes it. */
export function siteData(site: SiteInfo): object {
  const { name, description, url } = site;
  const target = `${url}${paths.library.path}?q={palabras}`;
  const publisher = organization(site);
  const webSite = {
    '@type': 'WebSite',
    inLanguage: 'es',
    ...{ name, description, url: `${url}/`, publisher: { '@id': publisher['@id'] } },
    potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=palabras' },
  };
  return { ...CONTEXT, '@graph': [webSite, publisher] };
}

const libraryStep = [messages.library.title, paths.library.href()] as const;

/** A category of the library: the way to it. */
export function categoryData(site: SiteInfo, categoria: string): object {
  return { ...CONTEXT, ...breadcrumbs(site, [libraryStep, [categoria, libraryHref({ categoria })]]) };
}

/**
 * What an article says by its record: a claim, which is no ClaimReview since nobody rates it here. How it stands is a term of a named
 * list; place and time are those of what was found.
 */
function evidenceData(ficha: Evidence, url: string): object {
  const { estados } = messages.evidence;
  const { title, fields } = messages.evidenceSheet;
  return {
    about: {
      '@type': 'Claim',
      text: ficha.afirmacion,
      inLanguage: 'es',
      ...(ficha.hallazgo && { description: ficha.hallazgo }),
      keywords: {
        '@type': 'DefinedTerm',
        name: estados[ficha.estado],
        inDefinedTermSet: `${title}: ${fields.estado}`,
      },
      appearance: { '@type': 'Article', '@id': url, url },
    },
    ...(ficha.lugar && { spatialCoverage: { '@type': 'Place', name: ficha.lugar } }),
    ...(ficha.datacion && { temporalCoverage: ficha.datacion }),
  };
}

/** An article, with the way to it; `preview` is its preview picture. */
export function articleData(site: SiteInfo, article: Article, preview: string): object {
  const {
    titulo,
    resumen,
    contenido,
    autor,
    categorias,
    imagenPrincipal,
    fechaPublicacion,
    fechaActualizacion,
    tags,
    ficha,
  } = article;
  const path = paths.article.href(article.id);
  const own = imagenPrincipal === null ? [] : [new URL(previewPicture(imagenPrincipal), site.url).href];
  return {
    ...CONTEXT,
    '@graph': [
      {
        '@type': 'Article',
        inLanguage: 'es',
        headline: titulo,
        description: excerpt(resumen || contenido, MOST_DESCRIPTION),
        image: [preview, ...own],
        datePublished: fechaPublicacion?.toISOString(),
        dateModified: fechaActualizacion?.toISOString(),
        author: { '@type': 'Person', name: autor },
        publisher: organization(site),
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        mainEntityOfPage: site.url + path,
        ...(ficha && evidenceData(ficha, site.url + path)),
      },
      breadcrumbs(site, [
        libraryStep,
        ...categorias.slice(0, 1).map((categoria) => [categoria, libraryHref({ categoria })] as const),
        [titulo, path],
      ]),
    ],
  };
}

type Category = Pick<ForumCategory, 'id' | 'nombre'>;
const forumStep = [foro.forumCommon.forum, paths.forum.href()] as const;
const categoryStep = ({ id, nombre }: Category) => [nombre, paths.forumCategory.href(id)] as const;

/** A category of the forum: the way to it. */
export function forumCategoryData(site: SiteInfo, category: Category): object {
  return { ...CONTEXT, ...breadcrumbs(site, [forumStep, categoryStep(category)]) };
}

const likesOf = (likes: number) => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/LikeAction',
  userInteractionCount: likes,
});

function author({ url }: SiteInfo, { autorId, autorNombre }: Signature): object {
  return { '@type': 'Person', name: autorNombre, url: url + paths.memberProfile.href(autorId) };
}

function commentOf(site: SiteInfo, reply: Reply): object {
  return {
    '@type': 'Comment',
    text: excerpt(reply.contenido, MOST_TEXT),
    author: author(site, reply),
    datePublished: reply.fechaCreacion?.toISOString(),
    dateModified: reply.fechaEdicion?.toISOString(),
    url: site.url + paths.forumTopic.href(reply.temaId, reply.id),
    interactionStatistic: likesOf(reply.likes),
  };
}

/** A topic with its first replies, as its page was drawn from them; nothing where the page holds no topic. */
export function topicData(
  site: SiteInfo,
  drawn: DrawnData,
  category: Category | undefined,
  preview: string,
): object | undefined {
  // What the queries of these keys hold (services/forum/topic-queries.ts).
  const topic = drawn.find(([[name]]) => name === 'foro-tema')?.[1] as Topic | undefined;
  const page = drawn.find(([[name]]) => name === 'foro-respuestas')?.[1] as { replies: Reply[] } | undefined;
  if (!topic) return undefined;
  const path = paths.forumTopic.href(topic.id);
  const replies = (page?.replies ?? []).filter(({ oculta }) => !oculta).slice(0, MOST_REPLIES);
  const posting = {
    '@type': 'DiscussionForumPosting',
    inLanguage: 'es',
    headline: topic.titulo,
    text: excerpt(topic.contenido, MOST_TEXT),
    image: preview,
    author: author(site, topic),
    datePublished: topic.fechaCreacion?.toISOString(),
    dateModified: topic.fechaEdicion?.toISOString(),
    url: site.url + path,
    mainEntityOfPage: site.url + path,
    commentCount: topic.respuestas,
    interactionStatistic: likesOf(topic.likes),
    comment: replies.map((reply) => commentOf(site, reply)),
  };
  const way = breadcrumbs(site, [
    forumStep,
    ...(category ? [categoryStep(category)] : []),
    [topic.titulo, path],
  ]);
  return { ...CONTEXT, '@graph': [posting, way] };
}
