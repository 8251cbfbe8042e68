import type { Figure } from '@/components/ui/Figures';
import { messages } from '@/model/messages';
import type { Account, PublicProfile } from '@/model/users/account';

const texts = messages.profile.statistics;

/** What everybody sees of a member. */
export function publicFigures(profile: PublicProfile): Figure[] {
  return [
    [texts.points, profile.puntos],
    [texts.badges, profile.insignias.length],
    [texts.comments, profile.comentariosCount],
    [texts.articles, profile.articulosCount],
    [texts.topics, profile.temasForoCount],
    [texts.replies, profile.respuestasForoCount],
  ];
}

/** Those, and what only the member and administrators see. */
export const ownFigures = (account: Account): Figure[] => [
  ...publicFigures(account),
  [texts.favourites, account.articulosFavoritos.length],
];
