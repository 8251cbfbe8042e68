import { describe, expect, it } from 'vitest';
import { awaitsPublication } from '@/model/articles/article-list';

const changed = (milliseconds: number) => ({
  estado: 'publicado' as const,
  fechaActualizacion: new Date(milliseconds),
});

describe('what the next publication brings to the public pages', () => {
  it('is what was published or changed after the last one', () => {
    expect(awaitsPublication(changed(1001), 1000)).toBe(true);
    expect(awaitsPublication(changed(1000), 1000)).toBe(false);
  });

  it('is no draft, and nothing where there are no public pages', () => {
    expect(awaitsPublication({ ...changed(1001), estado: 'borrador' }, 1000)).toBe(false);
    expect(awaitsPublication(changed(1001), null)).toBe(false);
  });
});
