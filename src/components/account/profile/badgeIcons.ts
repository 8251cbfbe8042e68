import FavouritesIcon from 'bootstrap-icons/icons/bookmark-star.svg?react';
import CommentsIcon from 'bootstrap-icons/icons/chat-square-text.svg?react';
import PointsIcon from 'bootstrap-icons/icons/compass.svg?react';
import type { FunctionComponent, SVGProps } from 'react';
import type { BadgeRequirement } from '@/model/badges';

/** The picture of each family of badges; their stored `icono` is the same icon's name. */
export const BADGE_ICONS: Readonly<Record<BadgeRequirement, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  comentarios: CommentsIcon,
  favoritos: FavouritesIcon,
  puntos: PointsIcon,
};
