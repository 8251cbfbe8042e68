import BookIcon from 'bootstrap-icons/icons/book.svg?react';
import BookmarkIcon from 'bootstrap-icons/icons/bookmark.svg?react';
import CalendarIcon from 'bootstrap-icons/icons/calendar-event.svg?react';
import ChatIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import HeartIcon from 'bootstrap-icons/icons/heart.svg?react';
import LightbulbIcon from 'bootstrap-icons/icons/lightbulb.svg?react';
import MapIcon from 'bootstrap-icons/icons/map.svg?react';
import NewspaperIcon from 'bootstrap-icons/icons/newspaper.svg?react';
import PeopleIcon from 'bootstrap-icons/icons/people.svg?react';
import QuestionIcon from 'bootstrap-icons/icons/question-circle.svg?react';
import StarIcon from 'bootstrap-icons/icons/star.svg?react';
import TranslateIcon from 'bootstrap-icons/icons/translate.svg?react';
import type { CSSProperties, FunctionComponent, SVGProps } from 'react';
import { type ForumIcon, iconOf } from '@/model/forum/category';
import styles from './CategoryIcon.module.css';

const ICONS: Readonly<Record<ForumIcon, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  'chat-square-text': ChatIcon,
  book: BookIcon,
  'question-circle': QuestionIcon,
  lightbulb: LightbulbIcon,
  people: PeopleIcon,
  newspaper: NewspaperIcon,
  map: MapIcon,
  'calendar-event': CalendarIcon,
  translate: TranslateIcon,
  bookmark: BookmarkIcon,
  heart: HeartIcon,
  star: StarIcon,
};

/** What a category's colour is called in the styles of what belongs to it. */
export function categoryColor(color: string): CSSProperties {
  return { '--category': color } as CSSProperties;
}

interface CategoryIconProps {
  /** As it is stored: 'bi bi-book'. */
  icono: string;
  color: string;
  large?: boolean;
}

/** A category's icon in its colour. Decoration: the name stands beside it. */
export function CategoryIcon({ icono, color, large = false }: CategoryIconProps) {
  const Icon = ICONS[iconOf(icono)];
  return (
    <span className={styles.icon} style={categoryColor(color)} data-large={large || undefined}>
      <Icon aria-hidden="true" />
    </span>
  );
}
