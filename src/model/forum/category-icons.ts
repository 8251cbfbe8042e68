/** The twelve icons a category may carry (spec 2, section 9), as they are stored: 'bi bi-book'. */
export const FORUM_ICONS = [
  'chat-square-text',
  'book',
  'question-circle',
  'lightbulb',
  'people',
  'newspaper',
  'map',
  'calendar-event',
  'translate',
  'bookmark',
  'heart',
  'star',
] as const;
export type ForumIcon = (typeof FORUM_ICONS)[number];

export const storedIcon = (icon: ForumIcon): string => `bi bi-${icon}`;

/** The preset of a stored name; what is no preset shows as the default one. */
export function iconOf(stored: string): ForumIcon {
  return FORUM_ICONS.find((icon) => storedIcon(icon) === stored) ?? FORUM_ICONS[0];
}
