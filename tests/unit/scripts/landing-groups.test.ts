import { describe, expect, it } from 'vitest';
import { groupsFrom } from '../../../scripts/landing-groups';
import { APPLICATION, LANDINGS } from '../../../scripts/landings';

const PAGES = Object.values(LANDINGS).flatMap(({ modules }) => [...modules]);
const LATER = Object.values(LANDINGS).flatMap(({ later }) => later);

interface Part {
  /** The pages' modules, or the application's, whose files import it. */
  users: readonly string[];
  bytes: number;
}

/** A build of the landings, each page in a file of its own, and of these parts. */
function groupsOf(parts: Readonly<Record<string, Part>>) {
  const file = (module: string, bytes = 10) => ({
    fileName: `${module}.js`,
    facadeModuleId: `/site/${module}`,
    moduleIds: [`/site/${module}`],
    imports: Object.entries(parts).flatMap(([name, { users }]) =>
      users.includes(module) ? [`${name}.js`] : [],
    ),
    code: ' '.repeat(bytes),
  });
  const modules = [...new Set([...Object.values(APPLICATION), ...PAGES, ...LATER])];
  return groupsFrom([
    ...modules.map((module) => file(module)),
    ...Object.entries(parts).map(([name, { bytes }]) => file(name, bytes)),
  ]);
}

const home = LANDINGS.home.modules[0];
const library = LANDINGS.library.modules[0];
const article = LANDINGS.article.modules[0];
const category = LANDINGS.category.modules[0];
const topic = LANDINGS.topic.modules[0];
const groupOf = (groups: ReturnType<typeof groupsOf>, module: string) =>
  groups.find(({ test }) => test(`/site/${module}`))?.name;

describe('a file that several landings load', () => {
  it('is cut for those that share what is in it', () => {
    const groups = groupsOf({
      prose: { users: [article, topic], bytes: 9000 },
      cards: { users: [home, library], bytes: 9000 },
    });
    expect(groupOf(groups, 'prose')).toBe('article-topic');
    expect(groupOf(groups, 'cards')).toBe('home-library');
  });

  it('is the site’s where the application or every landing loads it', () => {
    const groups = groupsOf({
      query: { users: [APPLICATION.main], bytes: 100 },
      dates: { users: PAGES, bytes: 9000 },
    });
    expect(groupOf(groups, 'query')).toBe('site');
    expect(groupOf(groups, 'dates')).toBe('site');
  });

  it('takes in little things that some of its landings share, the narrowest first', () => {
    const groups = groupsOf({
      pictures: { users: [home, library, article], bytes: 9000 },
      prose: { users: [article, topic], bytes: 9000 },
      check: { users: [home, article], bytes: 100 },
      eye: { users: [library, topic], bytes: 100 },
    });
    expect(groupOf(groups, 'check')).toBe('article-home-library');
    expect(groupOf(groups, 'eye')).toBe('site');
  });

  it('takes in little things until it is worth a file, so that not every page loads them', () => {
    const groups = groupsOf({
      faces: { users: [article, category, topic], bytes: 4500 },
      prose: { users: [article, topic], bytes: 4500 },
    });
    expect(groupOf(groups, 'faces')).toBe('article-category-topic');
    expect(groupOf(groups, 'prose')).toBe('article-category-topic');
  });

  it('comes before those that need it', () => {
    const groups = groupsOf({
      wide: { users: [home, library, article], bytes: 7000 },
      narrow: { users: [home, library], bytes: 9000 },
    });
    const names = groups.map(({ name }) => name);
    expect(names.indexOf('article-home-library')).toBeLessThan(names.indexOf('home-library'));
    expect(names[0]).toBe('site');
  });
});

describe('what a drawn page needs only after it was taken over', () => {
  const [library] = LANDINGS.home.later;
  const [forum] = LANDINGS.forum.later;

  it('is cut apart from what it needs before', () => {
    const groups = groupsOf({
      sdk: { users: LATER, bytes: 9000 },
      shards: { users: [library], bytes: 9000 },
    });
    expect(groupOf(groups, 'sdk')).toBe('reading');
    expect(groupOf(groups, 'shards')).toBe('reading-article-home-library');
  });

  it('does not bring with it what other pages need before', () => {
    const groups = groupsOf({ texts: { users: [home, forum], bytes: 9000 } });
    expect(groupOf(groups, 'texts')).toBe('category-forum-home-topic');
  });
});

it('leaves the pages and the application’s own module where they are', () => {
  const groups = groupsOf({});
  for (const module of [home, article, APPLICATION.main, APPLICATION.html])
    expect(groupOf(groups, module)).toBeUndefined();
});
