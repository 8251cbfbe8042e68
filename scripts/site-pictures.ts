/**
 * Makes the PNGs of public/ from the SVGs beside them: `npx tsx scripts/site-pictures.ts`. Social networks and home screens
 * show no SVG. Run again when an SVG changes; its output is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findOrInstallChromium } from './chromium';
import { inProject } from './lib/paths';

const svgOf = (name: string) => readFileSync(inProject('public', name), 'utf8');

/** The icon to its very edges: systems that cut a shape out of it round it themselves. */
const icon = svgOf('favicon.svg');
const square = icon.replace(' rx="14"', '');
/** All that matters stands in the circle that every shape leaves, four fifths as wide. */
const maskable = square.replace(
  /(<rect[^>]*>)(.*)(<\/svg>)/,
  '$1<g transform="translate(8 8) scale(.75)">$2</g>$3',
);

const PICTURES = [
  { name: 'img/og-default.png', svg: svgOf('img/og-default.svg'), width: 1200, height: 630 },
  { name: 'icono-180.png', svg: square, width: 180, height: 180 },
  { name: 'icono-192.png', svg: icon, width: 192, height: 192 },
  { name: 'icono-512.png', svg: icon, width: 512, height: 512 },
  { name: 'icono-adaptable-512.png', svg: maskable, width: 512, height: 512 },
];

async function draw(browser: Browser, { svg, width, height }: (typeof PICTURES)[number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  const style = `body{margin:0}svg{display:block;width:${width}px;height:${height}px}`;
  await page.setContent(`<style>${style}</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  for (const picture of PICTURES)
    writeFileSync(inProject('public', picture.name), await draw(browser, picture));
} finally {
  await browser.close();
}
