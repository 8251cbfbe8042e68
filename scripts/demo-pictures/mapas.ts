/** Maps drawn from coordinates, with their scale: nothing on them is invented. */
import { readFileSync } from 'node:fs';
import { inProject } from '../lib/paths';

type Point = readonly [longitude: number, latitude: number];

interface Window {
  /** West, south, east, north, in degrees. */
  bbox: readonly [number, number, number, number];
  size: readonly [number, number];
  land: readonly (readonly Point[])[];
}

/** Coasts of Natural Earth (public domain; npm's world-atlas), cut to the windows of the maps. */
const COASTS = JSON.parse(readFileSync(inProject('scripts/demo-pictures/costas.json'), 'utf8')) as Record<
  string,
  Window
>;

const KM_PER_DEGREE = 111.32;
const FONT = 'font-family="Figtree, Helvetica, Arial, sans-serif"';

export interface Place {
  name: string;
  at: Point;
  /** On which side of its point the name stands. */
  side?: 'left' | 'right' | 'above' | 'below';
  /** What the map is about. */
  main?: boolean;
}

export interface MapDrawing {
  window: string;
  places: readonly Place[];
  /** A way through points, known only roughly. */
  route?: readonly Point[];
  /** Names of seas and lands. */
  areas?: readonly { name: string; at: Point }[];
  scaleKm: number;
  /** For the dark band of the home page. */
  dark?: boolean;
}

const LIGHT = {
  sea: '#cddad6',
  land: '#efe6d3',
  coast: '#8d8171',
  way: '#1c5c57',
  point: '#94431d',
  ink: '#211c16',
  soft: '#5b5146',
};
const DARK = {
  sea: 'none',
  land: '#1d4e4b',
  coast: '#c9dcd4',
  way: '#e59b72',
  point: '#e59b72',
  ink: '#f7f1e4',
  soft: '#c9dcd4',
};

const OFFSETS = {
  right: { dx: 15, dy: 11, anchor: 'start' },
  left: { dx: -15, dy: 11, anchor: 'end' },
  above: { dx: 0, dy: -18, anchor: 'middle' },
  below: { dx: 0, dy: 40, anchor: 'middle' },
} as const;

/** An equirectangular map, true to scale on its middle latitude. */
export function drawMap({
  window,
  places,
  route = [],
  areas = [],
  scaleKm,
  dark = false,
}: MapDrawing): string {
  const found = COASTS[window];
  if (!found) throw new Error(`mapas: no window is called ${window}`);
  const { bbox, size, land } = found;
  const [west, south, east, north] = bbox;
  const [width, height] = size;
  const small = width < 800;
  const colours = dark ? DARK : LIGHT;
  const text = small ? 14 : 32;
  const project = ([longitude, latitude]: Point) => [
    Math.round(((longitude - west) / (east - west)) * width),
    Math.round(((north - latitude) / (north - south)) * height),
  ];
  /** From point to point, which is shorter than where each is. */
  const path = (points: readonly Point[]) => {
    let [lastX = 0, lastY = 0] = [0, 0];
    const steps = points.map((point) => {
      const [x = 0, y = 0] = project(point);
      const step = `${x - lastX} ${y - lastY}`.replace(' -', '-');
      [lastX, lastY] = [x, y];
      return step;
    });
    return `m${steps.join('l')}`;
  };
  const kmWide = (east - west) * KM_PER_DEGREE * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const bar = Math.round((scaleKm / kmWide) * width);
  const margin = small ? 16 : 40;
  const names = places.map(({ name, at, side = 'right', main = false }) => {
    const [x = 0, y = 0] = project(at);
    const { dx, dy, anchor } = OFFSETS[side];
    return `<circle cx="${x}" cy="${y}" r="${(main ? 9 : 6) * (small ? 0.5 : 1)}" fill="${colours.point}"/><text x="${x + dx * (small ? 0.6 : 1)}" y="${y + dy * (small ? 0.6 : 1)}" text-anchor="${anchor}" font-weight="${main ? 700 : 500}" stroke="${dark ? 'none' : colours.land}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${name}</text>`;
  });
  const lands = areas.map(({ name, at }) => {
    const [x, y] = project(at);
    return `<text x="${x}" y="${y}" text-anchor="middle" fill="${colours.soft}" font-style="italic" font-size="${text - (small ? 1 : 4)}">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${FONT} font-size="${text}" fill="${colours.ink}">`,
    colours.sea === 'none' ? '' : `<path fill="${colours.sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${colours.land}" stroke="${colours.coast}" stroke-width="${small ? 1 : 1.5}" stroke-linejoin="round" d="${land.map((ring) => `${path(ring)}z`.replace('m', 'M')).join('')}"/>`,
    route.length > 0
      ? `<path fill="none" stroke="${colours.way}" stroke-width="${small ? 2 : 4}" stroke-linejoin="round" stroke-dasharray="${small ? '6 5' : '14 10'}" d="${path(route)}"/>`
      : '',
    ...lands,
    ...names,
    `<g transform="translate(${margin} ${height - margin})"><path fill="none" stroke="${colours.ink}" stroke-width="${small ? 1.5 : 3}" d="M0 -8V0H${bar}V-8"/><text x="${bar / 2}" y="-14" text-anchor="middle" font-size="${text - (small ? 1 : 6)}">${scaleKm} km</text></g>`,
    '</svg>',
  ].join('');
}
