/** The picture that other sites show with a link to a page: our paper and type, the title, and a picture beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { inProject } from '../lib/paths';

/** What previews are given for (Open Graph); Facebook, X and WhatsApp all take this shape. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
/** WhatsApp shows nothing larger. */
export const MOST_BYTES = 200_000;

export interface Preview {
  title: string;
  category: string;
  /** The category's colour, as CSS has it. */
  colour: string;
  siteName: string;
  /** What stands beside the title: an encoded picture; null for the site's own art. */
  picture: Buffer | null;
}

/** As in src/theme/_tokens.scss, in light. */
const COLOURS = { paper: '#faf7f1', ink: '#211c16', soft: '#5b5146', line: '#e1d8c8' };
const PICTURE_LEFT = 700;
const TEXT = { left: 64, width: PICTURE_LEFT - 64 - 56, top: 168, bottom: 520 };
const TITLE_SIZES = [68, 62, 56, 50, 44];
const TITLE_LINES = 4;
const LINE_HEIGHT = 1.2;
const QUALITIES = [84, 74, 62, 48, 32];

let art: Promise<{ beside: Image; mark: Image }> | undefined;

/** The site's own fonts and drawings, once for all pictures. */
function prepared(): Promise<{ beside: Image; mark: Image }> {
  if (art) return art;
  const fonts = readdirSync(inProject('public/fonts'));
  for (const family of ['serif', 'sans']) {
    const file = fonts.find((name) => name.startsWith(`${family}.`)) ?? '';
    GlobalFonts.register(readFileSync(inProject('public/fonts', file)), `site-${family}`);
  }
  const drawing = (name: string) => loadImage(readFileSync(inProject('public', name)));
  art = Promise.all([drawing('img/articulo-default.svg'), drawing('favicon.svg')]).then(([beside, mark]) => ({
    beside,
    mark,
  }));
  return art;
}

/** A text in lines of this width; a word that is wider than a line is cut. */
function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) line = line.slice(0, -1);
  }
  return [...lines, line];
}

/** The title as large as it fits; where it does not even as the smallest, its beginning. */
function drawTitle(context: SKRSContext2D, title: string): void {
  let lines: string[] = [];
  let used = 0;
  for (const size of TITLE_SIZES) {
    context.font = `600 ${size}px site-serif`;
    lines = linesOf(context, title, TEXT.width);
    used = size;
    const hasRoom = title.split(/\s+/).every((word) => context.measureText(word).width <= TEXT.width);
    if (hasRoom && lines.length <= TITLE_LINES) break;
  }
  if (lines.length > TITLE_LINES) {
    const last = `${lines[TITLE_LINES - 1] ?? ''}…`;
    const [kept = last] = linesOf(context, last, TEXT.width);
    lines = [...lines.slice(0, TITLE_LINES - 1), kept.endsWith('…') ? kept : `${kept.slice(0, -1)}…`];
  }
  const height = lines.length * used * LINE_HEIGHT;
  const top = TEXT.top + (TEXT.bottom - TEXT.top - height) / 2;
  context.fillStyle = COLOURS.ink;
  for (const [index, line] of lines.entries())
    context.fillText(line, TEXT.left, top + (index + 0.82) * used * LINE_HEIGHT);
}

/** A text in one line, cut where it is too long. */
function oneLine(context: SKRSContext2D, text: string, width: number): string {
  const [first = '', more] = linesOf(context, text, width);
  return more === undefined ? first : `${first}…`;
}

/** Fills the right side, from the picture's middle. */
function drawBeside(context: SKRSContext2D, picture: Image): void {
  const width = PREVIEW_SIZE.width - PICTURE_LEFT;
  const { height } = PREVIEW_SIZE;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  context.save();
  context.beginPath();
  context.rect(PICTURE_LEFT, 0, width, height);
  context.clip();
  const [left, top] = [PICTURE_LEFT + (width - drawnWidth) / 2, (height - drawnHeight) / 2];
  context.drawImage(picture, left, top, drawnWidth, drawnHeight);
  context.restore();
}

/** The preview as JPEG, never larger than MOST_BYTES. Throws where the picture beside the title is none. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const { beside, mark } = await prepared();
  const picture = preview.picture === null ? beside : await loadImage(preview.picture);
  if (picture.width === 0 || picture.height === 0) throw new Error('a picture without a size');
  const canvas = createCanvas(PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, PREVIEW_SIZE.width, PREVIEW_SIZE.height);
  drawBeside(context, picture);
  context.fillStyle = preview.colour;
  context.fillRect(PICTURE_LEFT - 10, 0, 10, PREVIEW_SIZE.height);

  context.beginPath();
  context.arc(TEXT.left + 11, 101, 11, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = COLOURS.soft;
  context.font = '600 30px site-sans';
  context.fillText(oneLine(context, preview.category, TEXT.width - 40), TEXT.left + 40, 112);
  drawTitle(context, preview.title);
  context.drawImage(mark, TEXT.left, 546, 44, 44);
  context.font = '600 27px site-sans';
  context.fillStyle = COLOURS.soft;
  context.fillText(oneLine(context, preview.siteName, TEXT.width - 64), TEXT.left + 62, 578);

  for (const quality of QUALITIES) {
    const encoded = await canvas.encode('jpeg', quality);
    if (encoded.length <= MOST_BYTES) return encoded;
  }
  throw new Error(`a preview of more than ${MOST_BYTES} bytes`);
}
