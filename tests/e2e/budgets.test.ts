import { beforeAll, describe, expect, it } from 'vitest';
import {
  CSS_BUDGET,
  FONT_BUDGET,
  HOME_BUDGET,
  JS_BUDGET,
  PAGES,
  type PageName,
  UNDRAWN_BUDGET,
  WHOLE_JS_BUDGET,
} from '../bench/budgets';
import { DISCUSSED, landingPath } from '../bench/landings';
import { firstVisit } from '../bench/load';
import { BASE_URL, launch } from './support/browser';
import { serveDrawnSite } from './support/drawn';
import { HOSTED } from './support/hosting';

beforeAll(async () => {
  await serveDrawnSite();
}, 180_000);

const kilobytes = (bytes: number) => bytes / 1000;

/** On a slow machine a page rests for so long before it is measured that the device begins to keep it: that is no part of it. */
async function visit(origin: string, name: PageName) {
  const url = origin + landingPath(name, DISCUSSED.demo);
  return firstVisit(await launch(), { url, slow: false, keeps: false });
}

describe('a first visit stays within its budget', () => {
  it.each(PAGES)('on %s', async (name) => {
    const { bytes, totalBytes } = await visit(HOSTED, name);
    expect(kilobytes(bytes.js), 'KB of JavaScript').toBeLessThanOrEqual(JS_BUDGET[name]);
    expect(kilobytes(bytes.css), 'KB of styles').toBeLessThanOrEqual(CSS_BUDGET);
    expect(kilobytes(bytes.font), 'KB of fonts').toBeLessThanOrEqual(FONT_BUDGET);
    if (name === '/') expect(kilobytes(totalBytes), 'KB in all').toBeLessThanOrEqual(HOME_BUDGET);
  });

  it.each(['/articulo', '/foro/tema'] as const)('on %s that is newer than the publication', async (name) => {
    const { bytes } = await visit(BASE_URL, name);
    expect(kilobytes(bytes.js), 'KB of JavaScript').toBeLessThanOrEqual(
      WHOLE_JS_BUDGET[name] + UNDRAWN_BUDGET[name],
    );
  });
});
