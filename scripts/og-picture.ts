/**
 * Makes public/img/og-default.png, the picture that other sites show with a link to this one, from the SVG beside it:
 * `npx tsx scripts/og-picture.ts`. Social networks show no SVG. Run again when the SVG changes; its output is committed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findOrInstallChromium } from './chromium';
import { inProject } from './lib/paths';

const SIZE = { width: 1200, height: 630 };

const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  const page = await browser.newPage({ viewport: SIZE });
  const svg = readFileSync(inProject('public/img/og-default.svg'), 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: inProject('public/img/og-default.png') });
} finally {
  await browser.close();
}
