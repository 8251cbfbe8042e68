/**
 * Draws the pictures of the demo content: `npx tsx scripts/demo-pictures.ts`. Its output (public/img) is committed; run it again when an article
 * or a map changes. None of them shows what an article claims: maps from coordinates, words set as text, abstract marks.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawChiasm, drawLetters } from './demo-pictures/laminas';
import { drawMap, type MapDrawing, type Place } from './demo-pictures/mapas';
import { drawMark } from './demo-pictures/marcas';
import { inProject } from './lib/paths';
import { loadContent } from './seed/content';

const FOLDER = '/img/articulos';

const place = (
  name: string,
  latitude: number,
  longitude: number,
  side?: Place['side'],
  main = false,
): Place => ({ name, at: [longitude, latitude], main, ...(side ? { side } : {}) });

const JERUSALEM = place('Jerusalén', 31.778, 35.235, 'right', true);
/** Marib, Najran, Medina, Dedan, Petra and Gaza: stations that ancient writers and inscriptions name. */
const INCENSE: MapDrawing['route'] = [
  [54.43, 17.04],
  [48.65, 15.4],
  [46.84, 15.37],
  [45.32, 15.46],
  [44.2, 17.5],
  [39.6, 24.47],
  [37.95, 26.61],
  [35.44, 30.33],
  [34.45, 31.5],
];
const ARABIA: MapDrawing = {
  window: 'arabia',
  scaleKm: 500,
  route: INCENSE,
  places: [
    JERUSALEM,
    place('Petra', 30.33, 35.44),
    place('Dedán', 26.61, 37.95),
    place('Medina', 24.47, 39.6),
    place('Nayrán', 17.5, 44.2),
    place('Marib', 15.46, 45.32, 'below'),
    place('Sumhuram', 17.04, 54.43, 'above'),
  ],
  areas: [
    { name: 'mar Rojo', at: [36.4, 22.4] },
    { name: 'mar Arábigo', at: [59.5, 15] },
    { name: 'golfo Pérsico', at: [51.6, 27.4] },
  ],
};
const NIHM = place('región de Nihm', 15.85, 44.65, 'left', true);

const MESOAMERICA = { window: 'mesoamerica', scaleKm: 300 } as const;
const SEAS = [
  { name: 'golfo de México', at: [-93.5, 20.6] },
  { name: 'océano Pacífico', at: [-98, 14.2] },
] as const;
const CHILE = {
  window: 'chile',
  scaleKm: 500,
  areas: [{ name: 'océano Pacífico', at: [-82, -30] }],
} as const;
const CITIES = [
  { slug: 'antofagasta', ...place('Antofagasta', -23.65, -70.4, 'left') },
  { slug: 'vina-del-mar', ...place('Viña del Mar', -33.02, -71.55, 'left') },
  { slug: 'santiago', ...place('Santiago', -33.45, -70.67, 'right') },
  { slug: 'concepcion', ...place('Concepción', -36.83, -73.05, 'left') },
];

const MAPS: Readonly<Record<string, MapDrawing>> = {
  [`${FOLDER}/mapa-arabia.svg`]: ARABIA,
  '/img/ismael-nahom.svg': {
    ...ARABIA,
    places: [JERUSALEM, NIHM, place('Marib', 15.46, 45.32), place('Sumhuram', 17.04, 54.43, 'above')],
  },
  '/img/portada-mapa.svg': {
    window: 'portada',
    scaleKm: 500,
    dark: true,
    route: INCENSE,
    places: [JERUSALEM, place('Marib', 15.46, 45.32, 'below'), place('Dhofar', 17.04, 54.43, 'above')],
    areas: [{ name: 'mar Rojo', at: [36.2, 21.4] }],
  },
  [`${FOLDER}/mapa-dhofar.svg`]: {
    window: 'dhofar',
    scaleKm: 50,
    places: [
      place('Salalah', 17.02, 54.09, 'left'),
      place('Khor Rori', 17.04, 54.43, 'above', true),
      place('Khor Kharfot', 16.73, 53.34, 'above', true),
      place('Mirbat', 16.99, 54.69, 'right'),
    ],
    areas: [{ name: 'mar Arábigo', at: [54.2, 16.45] }],
  },
  [`${FOLDER}/mapa-juda.svg`]: {
    window: 'levante',
    scaleKm: 100,
    places: [
      JERUSALEM,
      place('Laquis', 31.565, 34.849, 'left'),
      place('Arad', 31.281, 35.126, 'below'),
      place('Petra', 30.33, 35.44),
    ],
    areas: [
      { name: 'mar Mediterráneo', at: [32.6, 32.6] },
      { name: 'Sinaí', at: [33.8, 29.8] },
    ],
  },
  [`${FOLDER}/mapa-mirador.svg`]: {
    ...MESOAMERICA,
    areas: SEAS,
    places: [
      place('El Mirador', 17.755, -89.92, 'above', true),
      place('Tikal', 17.222, -89.623, 'right'),
      place('Kaminaljuyú', 14.633, -90.549, 'left'),
    ],
  },
  [`${FOLDER}/mapa-tierras-bajas.svg`]: {
    ...MESOAMERICA,
    areas: SEAS,
    places: [
      place('Calakmul', 18.105, -89.811, 'above'),
      place('El Mirador', 17.755, -89.92, 'left'),
      place('Tikal', 17.222, -89.623, 'left', true),
      place('Caracol', 16.764, -89.118, 'below'),
    ],
  },
  [`${FOLDER}/mapa-teotihuacan.svg`]: {
    ...MESOAMERICA,
    areas: SEAS,
    places: [
      place('Teotihuacán', 19.692, -98.844, 'above', true),
      place('Monte Albán', 17.044, -96.768, 'right'),
      place('El Mirador', 17.755, -89.92, 'above'),
    ],
  },
  [`${FOLDER}/mapa-escritura.svg`]: {
    ...MESOAMERICA,
    areas: SEAS,
    places: [
      place('Monte Albán', 17.044, -96.768, 'below', true),
      place('Tres Zapotes', 18.468, -95.436, 'above'),
      place('La Venta', 18.103, -94.035, 'right'),
      place('Kaminaljuyú', 14.633, -90.549, 'right'),
    ],
  },
  [`${FOLDER}/mapa-volcanes.svg`]: {
    ...MESOAMERICA,
    areas: SEAS,
    places: [
      place('Popocatépetl', 19.023, -98.622, 'left'),
      place('Pico de Orizaba', 19.03, -97.268, 'above'),
      place('San Martín', 18.57, -95.2, 'right', true),
      place('El Chichón', 17.36, -93.228, 'right'),
      place('Tacaná', 15.132, -92.109, 'left'),
      place('Ilopango', 13.672, -89.053, 'above'),
    ],
  },
  ...Object.fromEntries(
    CITIES.map(({ slug }) => [
      `${FOLDER}/mapa-${slug}.svg`,
      { ...CHILE, places: CITIES.map((city) => ({ ...city, main: city.slug === slug })) },
    ]),
  ),
};

const PLATES = {
  [`${FOLDER}/letras-nhm.svg`]: drawLetters(),
  [`${FOLDER}/quiasmo.svg`]: drawChiasm(),
};

const numberOf = (slug: string) =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);

const { articles, categories } = loadContent();
const colours = new Map(categories.map(({ nombre, color }) => [nombre, color]));
const marks = articles
  .filter(({ slug, imagenPrincipal }) => imagenPrincipal === `${FOLDER}/${slug}.svg`)
  .map(({ slug, categorias: [category = ''] }): [string, string] => [
    `${FOLDER}/${slug}.svg`,
    drawMark(category, colours.get(category) ?? '#5b5146', numberOf(slug)),
  ]);

rmSync(inProject(`public${FOLDER}`), { recursive: true });
mkdirSync(inProject(`public${FOLDER}`));
const drawn = [
  ...Object.entries(MAPS).map(([path, map]) => [path, drawMap(map)]),
  ...Object.entries(PLATES),
  ...marks,
];
for (const [path, svg] of drawn) writeFileSync(inProject(`public${path}`), `${svg}\n`);
console.log(`${drawn.length} pictures drawn`);
