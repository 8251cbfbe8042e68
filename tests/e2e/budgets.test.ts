import { describe, expect, it } from 'vitest';
import { CSS_BUDGET, FONT_BUDGET, HOME_BUDGET, JS_BUDGET, PAGES } from '../bench/budgets';
import { DISCUSSED, landingPath } from '../bench/landings';
import { firstVisit } from '../bench/load';
import { BASE_URL, launch } from './support/browser';

const kilobytes = (bytes: number) => bytes / 1000;

describe('a first visit stays within its budget', () => {
  it.each(PAGES)('on %s', async (name) => {
    const { bytes, totalBytes } = await firstVisit(await launch(), {
      url: `${BASE_URL}${landingPath(name, DISCUSSED.demo)}`,
      slow: false,
    });
    expect(kilobytes(bytes.js), 'KB of JavaScript').toBeLessThanOrEqual(JS_BUDGET[name]);
    expect(kilobytes(bytes.css), 'KB of styles').toBeLessThanOrEqual(CSS_BUDGET);
    expect(kilobytes(bytes.font), 'KB of fonts').toBeLessThanOrEqual(FONT_BUDGET);
    if (name === '/') expect(kilobytes(totalBytes), 'KB in all').toBeLessThanOrEqual(HOME_BUDGET);
  });
});
