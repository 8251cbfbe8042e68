import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Browser } from 'playwright-core';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { formatNumber } from '@/model/shared/text/format-number';
import { arrive, demoPerson, mainOf, signIn } from '../e2e/support/members';
import { blogFile } from './blog-file';
import { newProfile } from './context';

export const IMPORTED = { posts: 2000, comments: 10_000 } as const;

const TIMEOUT_MS = 600_000;
const texts = staff.adminImport;

export interface ImportMetrics {
  /** From the choice of the file to its preview, and from the start to the report. */
  survey: number;
  seconds: number;
  /** Longest time the page did not answer while it imported. */
  longestTask: number;
}

declare global {
  interface Window {
    benchLongest?: number;
  }
}

/** The import of a Blogger backup in the page of the administrador; no throttling. */
export async function measureImport(
  browser: Browser,
  origin: string,
  size: { posts: number; comments: number } = IMPORTED,
): Promise<ImportMetrics> {
  const directory = mkdtempSync(join(tmpdir(), 'importacion-'));
  const context = await newProfile(browser, { viewport: { width: 1280, height: 800 } });
  try {
    const file = join(directory, 'blog.xml');
    await pipeline(Readable.from(blogFile(size)), createWriteStream(file));
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(`${origin}${paths.login.href(paths.adminImport.href())}`);
    await signIn(page, demoPerson('admin'));
    await arrive(page, paths.adminImport.href());
    const main = mainOf(page);
    const chosen = Date.now();
    await main.getByLabel(texts.file.label, { exact: true }).setInputFiles(file);
    const start = main.getByRole('button', { name: texts.start(size.posts) });
    await start.waitFor();
    const survey = Date.now() - chosen;
    await page.evaluate(() => {
      window.benchLongest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.benchLongest = Math.max(window.benchLongest ?? 0, duration);
      }).observe({ type: 'longtask' });
    });
    const started = Date.now();
    await start.click();
    await main.getByRole('heading', { name: texts.result.title }).waitFor();
    const seconds = (Date.now() - started) / 1000;
    const figures = (await main.locator('dl').textContent()) ?? '';
    for (const count of [size.posts, size.comments])
      if (!figures.includes(formatNumber(count))) throw new Error(`Not everything was imported: ${figures}`);
    return { survey, seconds, longestTask: await page.evaluate(() => window.benchLongest ?? 0) };
  } finally {
    await context.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
