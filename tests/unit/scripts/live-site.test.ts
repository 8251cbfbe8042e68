import { describe, expect, it } from 'vitest';
import { lossOf } from '../../../scripts/deploy/live-site';

const files = (count: number) => Array.from({ length: count }, (_value, n) => `/articulo/a${n}/index.html`);
const live = (count: number) => ({ version: 'v1', items: new Set([...files(count), '/assets/old.js']) });

describe('what a deployment would take off the live site', () => {
  it.each([
    [40, 2],
    [100, 5],
    [19, 0],
  ])('of %i files is not much while it is a twentieth: %i', (of, gone) => {
    const loss = lossOf(live(of), new Set(files(of - gone)));
    expect(loss).toMatchObject({ of, isMuch: false });
    expect(loss.lost).toHaveLength(gone);
  });

  it.each([
    [40, 3],
    [100, 6],
    [19, 1],
  ])('of %i files is much from one more: %i', (of, gone) => {
    expect(lossOf(live(of), new Set(files(of - gone)))).toMatchObject({ of, isMuch: true });
  });
});
