import { describe, expect, it } from 'vitest';
import { linkMark, openLinks, parseLinkReport, type ReportedLink } from '@/model/links/link-report';

const link = (direccion: string, over: Partial<ReportedLink> = {}): ReportedLink => ({
  direccion,
  problema: 'muerto',
  motivo: '404',
  propuesta: '',
  usos: [{ articulo: 'a1', titulo: 'Uno', lugar: 'texto' }],
  ...over,
});

describe('a mark of an address', () => {
  it('is short, fits the rules, and tells addresses apart', () => {
    const marks = Array.from({ length: 20_000 }, (_, n) => linkMark(`https://example.org/pagina/${n}`));
    expect(new Set(marks).size).toBe(20_000);
    expect(marks.every((mark) => /^[0-9a-z]{1,14}$/.test(mark))).toBe(true);
  });

  it('is always the same', () => {
    expect(linkMark('https://example.org/')).toBe(linkMark('https://example.org/'));
  });
});

describe('a report on links', () => {
  it('comes back as it was stored', () => {
    const enlaces = [link('https://a.org/', { propuesta: 'https://b.org/', problema: 'movido' })];
    const stored = { fecha: '2026-11-26T00:00:00Z', revisados: 3, omitidos: 1, enlaces, apartados: ['a1'] };
    expect(parseLinkReport(stored)).toEqual({ ...stored, fecha: new Date('2026-11-26T00:00:00Z') });
  });

  it('has nothing that could not be shown or pressed', () => {
    const wrong = [
      7,
      link('javascript:alert(1)'),
      link('https://sin-usos.org/', { usos: [] }),
      { ...link('https://a.org/'), propuesta: 'javascript:alert(1)' },
    ];
    const { enlaces, apartados } = parseLinkReport({ enlaces: wrong, apartados: ['a1', 'A B', 7] });
    expect(enlaces).toEqual([link('https://a.org/')]);
    expect(apartados).toEqual(['a1']);
  });

  it('tells the dead ones first, without what was set aside', () => {
    const enlaces = [
      link('https://lento.org/', { problema: 'lento' }),
      link('https://apartado.org/'),
      link('https://muerto.org/'),
    ];
    const open = openLinks({ enlaces, apartados: [linkMark('https://apartado.org/')] });
    expect(open.map(({ direccion }) => direccion)).toEqual(['https://muerto.org/', 'https://lento.org/']);
  });
});
