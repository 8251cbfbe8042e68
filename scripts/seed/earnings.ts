import { FAVOURITE_POINTS } from '@/model/favourites/favourites';
import { newlyEarned } from '@/model/users/badges';

/** `usuarios/{uid}/premios/{tipo-referencia}`, but for its date. */
export interface Award {
  tipo: 'favorito' | 'insignia';
  referencia: string;
  puntos: number;
}

export interface Earnings {
  puntos: number;
  insignias: string[];
  /** Where the points come from. */
  awards: Award[];
}

/** What favourites, comments and the forum earn, as the site would have given it. */
export function earningsOf(
  articulosFavoritos: readonly string[],
  comentariosCount: number,
  puntosForo: number,
): Earnings {
  const awards: Award[] = articulosFavoritos.map((referencia) => ({
    tipo: 'favorito',
    referencia,
    puntos: FAVOURITE_POINTS,
  }));
  const insignias: string[] = [];
  for (;;) {
    const puntos = awards.reduce((sum, award) => sum + award.puntos, puntosForo);
    const [badge] = newlyEarned({ articulosFavoritos, comentariosCount, insignias, puntos });
    if (!badge) return { puntos, insignias, awards };
    insignias.push(badge.id);
    awards.push({ tipo: 'insignia', referencia: badge.id, puntos: badge.puntosOtorgados });
  }
}
