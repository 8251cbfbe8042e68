/** What a badge asks for, and how it is shown. Stored as `insignias/{id}`, where the rules read them. */
export type BadgeTier = 'bronce' | 'plata' | 'oro';
export type BadgeRequirement = 'comentarios' | 'favoritos' | 'puntos';

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

export interface BadgeCounts {
  comentariosCount: number;
  articulosFavoritos: readonly string[];
  puntos: number;
  insignias: readonly string[];
}

const TIERS: Readonly<Record<BadgeTier, Pick<Badge, 'color' | 'puntosOtorgados'>>> = {
  bronce: { color: '#94431d', puntosOtorgados: 10 },
  plata: { color: '#5b6670', puntosOtorgados: 25 },
  oro: { color: '#8a6410', puntosOtorgados: 50 },
};

/** What a kind of badge looks like and asks for, and what of an account counts towards it. */
const REQUIREMENTS = {
  comentarios: {
    icono: 'chat-square-text',
    asks: (n: number) => `Escribe ${n} comentarios`,
    count: (account: BadgeCounts) => account.comentariosCount,
  },
  favoritos: {
    icono: 'bookmark-star',
    asks: (n: number) => `Guarda ${n} artículos favoritos`,
    count: (account: BadgeCounts) => account.articulosFavoritos.length,
  },
  puntos: {
    icono: 'compass',
    asks: (n: number) => `Alcanza ${n} puntos`,
    count: (account: BadgeCounts) => account.puntos,
  },
} as const satisfies Record<BadgeRequirement, unknown>;

/** Families of three, easiest first (spec 1, section 9). */
const ROWS: readonly (readonly [string, string, BadgeTier, BadgeRequirement, umbral: number])[] = [
  ['comentarista-bronce', 'Comentarista de bronce', 'bronce', 'comentarios', 5],
  ['comentarista-plata', 'Comentarista de plata', 'plata', 'comentarios', 25],
  ['comentarista-oro', 'Comentarista de oro', 'oro', 'comentarios', 100],
  ['coleccionista-bronce', 'Coleccionista de bronce', 'bronce', 'favoritos', 10],
  ['coleccionista-plata', 'Coleccionista de plata', 'plata', 'favoritos', 50],
  ['coleccionista-oro', 'Coleccionista de oro', 'oro', 'favoritos', 100],
  ['explorador', 'Explorador', 'bronce', 'puntos', 100],
  ['estudioso', 'Estudioso', 'plata', 'puntos', 500],
  ['erudito', 'Erudito', 'oro', 'puntos', 1000],
];

export const BADGES: readonly Badge[] = ROWS.map(([id, nombre, nivel, requisito, umbral]) => {
  const { icono, asks } = REQUIREMENTS[requisito];
  return { id, nombre, descripcion: asks(umbral), icono, nivel, requisito, umbral, ...TIERS[nivel] };
});

function countOf(account: BadgeCounts, requirement: BadgeRequirement): number {
  return REQUIREMENTS[requirement].count(account);
}

/** The badges of these ids, the last earned first. */
export function badgesOf(ids: readonly string[]): Badge[] {
  return ids.flatMap((id) => BADGES.find((badge) => badge.id === id) ?? []).reverse();
}

/** Badges now reached and not held, easiest first. Their points may reach others: ask again after awarding. */
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
