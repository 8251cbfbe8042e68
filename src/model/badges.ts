/** What a badge asks for, and how it is shown. Stored as `insignias/{id}`, where the rules read them. */
export const BADGE_TIERS = ['bronce', 'plata', 'oro'] as const;
export type BadgeTier = (typeof BADGE_TIERS)[number];

export const BADGE_REQUIREMENTS = ['comentarios', 'favoritos', 'puntos'] as const;
export type BadgeRequirement = (typeof BADGE_REQUIREMENTS)[number];

export interface Badge {
  id: string;
  nombre: string;
  descripcion: string;
  /** Name of a Bootstrap icon. */
  icono: string;
  color: string;
  nivel: BadgeTier;
  requisito: BadgeRequirement;
  umbral: number;
  puntosOtorgados: number;
}

/** What decides about badges. */
export interface BadgeCounts {
  comentariosCount: number;
  articulosFavoritos: readonly string[];
  puntos: number;
  insignias: readonly string[];
}

const POINTS: Readonly<Record<BadgeTier, number>> = { bronce: 10, plata: 25, oro: 50 };
const COLOURS: Readonly<Record<BadgeTier, string>> = { bronce: '#94431d', plata: '#5b6670', oro: '#8a6410' };

type Row = readonly [
  id: string,
  nombre: string,
  nivel: BadgeTier,
  requisito: BadgeRequirement,
  umbral: number,
  descripcion: string,
];

const ICONS: Readonly<Record<BadgeRequirement, string>> = {
  comentarios: 'chat-square-text',
  favoritos: 'bookmark-star',
  puntos: 'compass',
};

/** Families of three, easiest first (spec 1, section 9). */
const ROWS: readonly Row[] = [
  ['comentarista-bronce', 'Comentarista de bronce', 'bronce', 'comentarios', 5, 'Escribe 5 comentarios'],
  ['comentarista-plata', 'Comentarista de plata', 'plata', 'comentarios', 25, 'Escribe 25 comentarios'],
  ['comentarista-oro', 'Comentarista de oro', 'oro', 'comentarios', 100, 'Escribe 100 comentarios'],
  [
    'coleccionista-bronce',
    'Coleccionista de bronce',
    'bronce',
    'favoritos',
    10,
    'Guarda 10 artículos favoritos',
  ],
  [
    'coleccionista-plata',
    'Coleccionista de plata',
    'plata',
    'favoritos',
    50,
    'Guarda 50 artículos favoritos',
  ],
  ['coleccionista-oro', 'Coleccionista de oro', 'oro', 'favoritos', 100, 'Guarda 100 artículos favoritos'],
  ['explorador', 'Explorador', 'bronce', 'puntos', 100, 'Alcanza 100 puntos'],
  ['estudioso', 'Estudioso', 'plata', 'puntos', 500, 'Alcanza 500 puntos'],
  ['erudito', 'Erudito', 'oro', 'puntos', 1000, 'Alcanza 1000 puntos'],
];

export const BADGES: readonly Badge[] = ROWS.map(([id, nombre, nivel, requisito, umbral, descripcion]) => ({
  id,
  nombre,
  descripcion,
  icono: ICONS[requisito],
  color: COLOURS[nivel],
  nivel,
  requisito,
  umbral,
  puntosOtorgados: POINTS[nivel],
}));

function countOf(account: BadgeCounts, requirement: BadgeRequirement): number {
  const counts: Record<BadgeRequirement, number> = {
    comentarios: account.comentariosCount,
    favoritos: account.articulosFavoritos.length,
    puntos: account.puntos,
  };
  return counts[requirement];
}

/** The badges of these ids, the last earned first. */
export function badgesOf(ids: readonly string[]): Badge[] {
  return ids.flatMap((id) => BADGES.find((badge) => badge.id === id) ?? []).reverse();
}

/**
 * Badges whose count is reached and that the account does not hold, easiest first. The points of one may reach another:
 * ask again after awarding.
 */
export function newlyEarned(account: BadgeCounts, badges: readonly Badge[] = BADGES): Badge[] {
  return badges.filter(
    (badge) => !account.insignias.includes(badge.id) && countOf(account, badge.requisito) >= badge.umbral,
  );
}

export interface BadgeProgress {
  earned: boolean;
  /** How many of `target` there are, never more. A badge once earned stays full. */
  current: number;
  target: number;
  /** From 0 to 1. */
  progress: number;
}

export function badgeProgress(account: BadgeCounts, badge: Badge): BadgeProgress {
  const earned = account.insignias.includes(badge.id);
  const current = earned ? badge.umbral : Math.min(countOf(account, badge.requisito), badge.umbral);
  return { earned, current, target: badge.umbral, progress: current / badge.umbral };
}
