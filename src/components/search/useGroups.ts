import { useEffect } from 'react';
import { useLater } from '@/components/ui/useLater';
import { libraryHref, RELEVANCE } from '@/model/articles/library/library-filters';
import { findSources } from '@/model/articles/sources/source-index';
import { mentionChoices } from '@/model/forum/mentions';
import { search as texts } from '@/model/messages/search';
import type { Marked } from '@/model/search/excerpt';
import { paths } from '@/model/shared/paths';
import { highlight, queryWords } from '@/model/shared/text/search-text';
import { referenceText } from '@/model/sources/reference';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { useSources } from '@/services/articles';
import { useForumSearch, usePeople } from '@/services/forum';
import { useNewerArticles, useSearch } from '@/services/search';
import { useSession } from '@/session';

export interface Option {
  id: string;
  href: string;
  title: readonly Marked[];
  /** Below it, in small letters. */
  detail?: readonly Marked[];
  /** Beside it: what it is of. */
  kind?: string;
}

export interface Group {
  name: keyof typeof texts.groups;
  options: readonly Option[];
}

/** The published index answers while one types; what reads documents waits until one pauses. */
const TYPING_MS = 60;
const READING_MS = 450;
/** What one search reads of the forum at most: so many entries of its index. */
const TOPICS_READ = 6;
const TOPICS_SHOWN = 4;
const MEMBERS_SHOWN = 4;
const SOURCES_SHOWN = 3;
/** Fewer letters read nothing. */
const LETTERS = 3;

const plain = (text: string): Marked[] => [{ text, match: false }];

/** Members whose name begins so, for who may look for them (as who mentions one): ten reads at most. */
function useMemberGroup(typed: string): Group {
  const { account, isVerified } = useSession();
  const mayAsk = isVerified && account !== null && forumCan.createTopic(account);
  const isAsked = mayAsk && typed.length >= LETTERS;
  const { people, look } = usePeople(isAsked);
  useEffect(() => look(typed), [look, typed]);
  // What is known may be of fewer letters.
  const options = mentionChoices(typed, isAsked ? people : [], MEMBERS_SHOWN).map(
    ({ uid, nombre }): Option => ({ id: uid, href: paths.memberProfile.href(uid), title: plain(nombre) }),
  );
  return { name: 'members', options };
}

/** Works that articles cite: from the page of all sources, which is fetched once. */
function useSourceGroup(typed: string): Group {
  const isAsked = typed.length >= LETTERS;
  const { data } = useSources(isAsked);
  const found = isAsked && data ? findSources(data.fuentes, typed) : [];
  const options = found.slice(0, SOURCES_SHOWN).map(({ source }): Option => {
    const reference = referenceText(source);
    const title = highlight(reference, queryWords(typed));
    return { id: reference, href: `${paths.sources.href()}?q=${encodeURIComponent(source.titulo)}`, title };
  });
  return { name: 'sources', options };
}

function useTopicGroup(typed: string): Group {
  const words = typed.length >= LETTERS ? typed : '';
  const { data } = useForumSearch({ words, kind: 'tema', max: TOPICS_READ }, { keepShown: words !== '' });
  const found = words === '' ? [] : (data?.results ?? []);
  const options = found.slice(0, TOPICS_SHOWN).map(
    ({ id, titulo, fragmento }): Option => ({
      id,
      href: paths.forumTopic.href(id),
      title: highlight(titulo, data?.words ?? []),
      detail: highlight(fragmento, data?.words ?? []),
    }),
  );
  return { name: 'topics', options };
}

/** What answers what is typed, by kind: only groups that have something. */
export function useGroups(typed: string) {
  const words = useLater(typed.trim(), TYPING_MS);
  const paused = useLater(typed.trim(), READING_MS);
  const { found, isOld, status, retry } = useSearch(words);
  // What reads documents is asked once one pauses, and has nothing to say of an empty field.
  const asked = words === '' ? '' : paused;
  const newer = useNewerArticles(asked, asked === words && status === 'ready' && !isOld);
  const sources = useSourceGroup(asked);
  const topics = useTopicGroup(asked);
  const members = useMemberGroup(asked);
  const shown = words === '' ? undefined : found;

  const known = new Set(shown?.articles.map(({ id }) => id));
  const article = ({
    id,
    title,
    excerpt,
    categoria,
  }: NonNullable<typeof shown>['articles'][number]): Option => ({
    id,
    href: paths.article.href(id),
    title,
    detail: excerpt,
    kind: categoria,
  });
  const all: Option[] =
    shown && shown.total > 0
      ? [
          {
            id: 'todos',
            href: libraryHref({ busqueda: words, orden: RELEVANCE }),
            title: plain(texts.allInLibrary(shown.total)),
          },
        ]
      : [];
  const groups: Group[] = [
    {
      name: 'passages',
      options: (shown?.passages ?? []).map(({ label, href }) => ({
        id: href,
        href,
        title: plain(label),
        detail: plain(texts.passage(label)),
      })),
    },
    { name: 'articles', options: [...(shown?.articles ?? []).map(article), ...all] },
    { name: 'newer', options: words === '' ? [] : newer.filter(({ id }) => !known.has(id)).map(article) },
    sources,
    topics,
    members,
  ];
  return {
    words,
    found: shown,
    groups: groups.filter(({ options }) => options.length > 0),
    status: words === '' ? ('idle' as const) : status,
    isOld: isOld || words !== typed.trim(),
    retry,
  };
}
