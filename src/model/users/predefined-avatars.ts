/** The avatars that the site offers (spec 1, section 2). */
export interface PredefinedAvatar {
  id: string;
  nombre: string;
  url: string;
}

/** The last one keeps the id 'default' (spec 1, section 2). */
const NAMES: readonly (readonly [id: string, nombre: string, file: string])[] = [
  ['profeta', 'Profeta', 'profeta'],
  ['guerrero', 'Guerrero', 'guerrero'],
  ['escriba', 'Escriba', 'escriba'],
  ['viajero', 'Viajero', 'viajero'],
  ['rey', 'Rey', 'rey'],
  ['misionero', 'Misionero', 'misionero'],
  ['patriarca', 'Patriarca', 'patriarca'],
  ['explorador', 'Explorador', 'explorador'],
  ['default', 'Historiador', 'historiador'],
];

export const PREDEFINED_AVATARS: readonly PredefinedAvatar[] = NAMES.map(([id, nombre, file]) => ({
  id,
  nombre,
  url: `/img/avatares/${file}.svg`,
}));
