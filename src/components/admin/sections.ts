import CommentsIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import VerifyIcon from 'bootstrap-icons/icons/database-check.svg?react';
import MessagesIcon from 'bootstrap-icons/icons/envelope.svg?react';
import ArticlesIcon from 'bootstrap-icons/icons/file-earmark-text.svg?react';
import NewArticleIcon from 'bootstrap-icons/icons/pencil-square.svg?react';
import UsersIcon from 'bootstrap-icons/icons/people.svg?react';
import CategoriesIcon from 'bootstrap-icons/icons/tags.svg?react';
import ImportIcon from 'bootstrap-icons/icons/upload.svg?react';
import type { ComponentType, SVGProps } from 'react';
import type { AdminSection } from '@/model/admin-access';
import { paths } from '@/model/paths';

export const SECTION_HREFS: Readonly<Record<AdminSection, string>> = {
  articles: paths.adminArticles.href(),
  newArticle: paths.adminNewArticle.href(),
  categories: paths.adminCategories.href(),
  users: paths.adminUsers.href(),
  comments: paths.adminComments.href(),
  messages: paths.adminMessages.href(),
  import: paths.adminImport.href(),
  verify: paths.verifyFirestore.href(),
};

export const SECTION_ICONS: Readonly<Record<AdminSection, ComponentType<SVGProps<SVGSVGElement>>>> = {
  articles: ArticlesIcon,
  newArticle: NewArticleIcon,
  categories: CategoriesIcon,
  users: UsersIcon,
  comments: CommentsIcon,
  messages: MessagesIcon,
  import: ImportIcon,
  verify: VerifyIcon,
};

/** The section an address belongs to: editing an article is still 'Artículos', writing a new one is a section of its own. */
export function currentSection(
  pathname: string,
  sections: readonly AdminSection[],
): AdminSection | undefined {
  const under = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  return [...sections]
    .sort((a, b) => SECTION_HREFS[b].length - SECTION_HREFS[a].length)
    .find((section) => under(SECTION_HREFS[section]));
}
