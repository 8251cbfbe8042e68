/** What Google's documentation of each type requires ('!') and recommends, as far as the site has it (developers.google.com/search). */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isDate: Check = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /T.*Z$/.test(value);
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value);
const isNumber: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const is =
  (...types: string[]): Check =>
  (value) =>
    types.includes(typeOf(value)) && faultsOf(value).length === 0;

const SHAPES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  WebSite: { 'name!': isText, 'url!': isAddress, description: isText, potentialAction: is('SearchAction') },
  SearchAction: {
    'target!': (value) => isText(value) && String(value).includes('{palabras}'),
    'query-input!': (value) => value === 'required name=palabras',
  },
  Organization: { 'name!': isText, 'url!': isAddress, 'logo!': is('ImageObject') },
  ImageObject: { 'url!': isAddress, width: isNumber, height: isNumber },
  Person: { 'name!': isText, url: isAddress },
  Article: {
    'headline!': isText,
    'image!': each(isAddress),
    'datePublished!': isDate,
    'dateModified!': isDate,
    'author!': is('Person'),
    'publisher!': is('Organization'),
    description: isText,
    mainEntityOfPage: isAddress,
  },
  BreadcrumbList: {
    'itemListElement!': (value) =>
      each(is('ListItem'))(value) &&
      (value as { position: number }[]).every(({ position }, index) => position === index + 1),
  },
  ListItem: { 'position!': isNumber, 'name!': isText, 'item!': isAddress },
  DiscussionForumPosting: {
    'author!': is('Person'),
    'datePublished!': isDate,
    'text!': isText,
    'headline!': isText,
    'url!': isAddress,
    image: either(isAddress, each(isAddress)),
    dateModified: isDate,
    commentCount: isNumber,
    comment: each(is('Comment')),
    interactionStatistic: is('InteractionCounter'),
  },
  Comment: {
    'author!': is('Person'),
    'datePublished!': isDate,
    'text!': isText,
    dateModified: isDate,
    url: isAddress,
    interactionStatistic: is('InteractionCounter'),
  },
  InteractionCounter: { 'interactionType!': isAddress, 'userInteractionCount!': isNumber },
};

function typeOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? String(Reflect.get(value, '@type')) : '';
}

/** What is wrong with a thing of one of these types: an unknown type, a field that lacks or is not what it should be. */
export function faultsOf(thing: unknown): string[] {
  const type = typeOf(thing);
  const shape = SHAPES[type];
  if (!shape || typeof thing !== 'object' || thing === null) return [`no known type: '${type}'`];
  return Object.entries(shape).flatMap(([field, check]) => {
    const name = field.replace('!', '');
    const value: unknown = Reflect.get(thing, name);
    if (value === undefined) return field === name ? [] : [`${type} lacks ${name}`];
    return check(value) ? [] : [`${type}.${name} is ${JSON.stringify(value)}`];
  });
}

/** The things that a page's HTML tells search engines. Throws where it tells nothing of schema.org. */
export function structuredData(html: string): Record<string, unknown>[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (text === undefined) throw new Error('the page has no JSON-LD');
  const told = JSON.parse(text) as Record<string, unknown>;
  if (told['@context'] !== 'https://schema.org') throw new Error('the JSON-LD is not of schema.org');
  return (told['@graph'] ?? [told]) as Record<string, unknown>[];
}
