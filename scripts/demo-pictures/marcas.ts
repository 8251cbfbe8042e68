/** Abstract marks: each article's own, of the family and in the colour of its category. They show nothing that could be taken for a find. */
import { seededRandom } from '../seed/random';

const WIDTH = 1200;
const HEIGHT = 675;
const PAPER = '#efe6d3';

type Random = () => number;
const within = (least: number, most: number, random: Random) => Math.round(least + (most - least) * random());
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Layers, one on the other. */
function layers(colour: string, random: Random): string {
  return times(7)
    .map((layer) => {
      const y = 130 + layer * 82;
      const points = times(7).map((step) => `${step * 200} ${y + within(-26, 26, random)}`);
      return `<path fill="${colour}" opacity="${0.14 + layer * 0.11}" d="M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}z"/>`;
    })
    .join('');
}

/** Lines of words that answer each other, the second half turned round. */
function lines(colour: string, random: Random): string {
  const half = times(4).map(() => within(260, 760, random));
  return [...half, ...[...half].reverse()]
    .map((length, row) => {
      const inset = 150 + Math.min(row, 7 - row) * 90;
      return `<rect x="${inset}" y="${92 + row * 64}" width="${length}" height="30" rx="15" fill="${colour}" opacity="${0.35 + Math.min(row, 7 - row) * 0.18}"/>`;
    })
    .join('');
}

/** Heights, as on a map of nowhere. */
function heights(colour: string, random: Random): string {
  const x = within(420, 780, random);
  const y = within(280, 400, random);
  const turn = within(0, 180, random);
  return times(9)
    .map(
      (ring) =>
        `<ellipse cx="${x + ring * 14}" cy="${y - ring * 6}" rx="${640 - ring * 66}" ry="${400 - ring * 42}" fill="none" stroke="${colour}" stroke-width="6" opacity="${0.25 + ring * 0.08}" transform="rotate(${turn + ring * 3} ${x} ${y})"/>`,
    )
    .join('');
}

/** A line of time with its marks. */
function time(colour: string, random: Random): string {
  const marks = times(24).map((mark) => {
    const height = within(30, 190, random);
    return `<rect x="${96 + mark * 42}" y="${338 - height}" width="14" height="${height * 2}" rx="7" fill="${colour}" opacity="${0.25 + (height / 190) * 0.7}"/>`;
  });
  return `${marks.join('')}<rect x="60" y="335" width="1080" height="6" rx="3" fill="${colour}"/>`;
}

/** Circles that overlap: what several questions have in common. */
function circles(colour: string, random: Random): string {
  const turn = within(0, 72, random);
  return times(5)
    .map((circle) => {
      const angle = ((circle * 72 + turn) * Math.PI) / 180;
      return `<circle cx="${Math.round(600 + Math.cos(angle) * 140)}" cy="${Math.round(338 + Math.sin(angle) * 140)}" r="${within(150, 185, random)}" fill="${colour}" opacity=".24"/>`;
    })
    .join('');
}

/** Seats around a place. */
function seats(colour: string, random: Random): string {
  const left = within(0, 4, random);
  return times(5)
    .flatMap((row) =>
      times(9 + row * 4).map((seat) => {
        const angle = Math.PI * (1.04 + (0.92 * seat) / (8 + row * 4));
        const radius = 190 + row * 78;
        return `<circle cx="${Math.round(600 + Math.cos(angle) * radius * 1.15)}" cy="${Math.round(600 + Math.sin(angle) * radius)}" r="20" fill="${colour}" opacity="${(seat + row + left) % 5 === 0 ? 0.3 : 0.85}"/>`;
      }),
    )
    .join('');
}

const FAMILIES: Readonly<Record<string, (colour: string, random: Random) => string>> = {
  Arqueología: layers,
  'Cultura y lengua': lines,
  Geografía: heights,
  Historia: time,
  Método: circles,
  Simposios: seats,
};

/** The mark of a category; another `seed` gives another one of the same family. */
export function drawMark(category: string, colour: string, seed: number): string {
  const family = FAMILIES[category];
  if (!family) throw new Error(`marcas: the category ${category} has no marks`);
  const random = seededRandom(seed);
  // Every other one is light on dark: a page of them is no wall.
  const [ground, ink] = seed % 2 === 0 ? [PAPER, colour] : [colour, PAPER];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${family(ink, random)}</svg>`;
}
