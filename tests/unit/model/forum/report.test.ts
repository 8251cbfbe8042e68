import { describe, expect, it } from 'vitest';
import {
  commonActions,
  possibleActions,
  type Report,
  type ReportedContent,
  type ReportFilter,
  readReportFilter,
  reportContext,
  reportGroups,
  reportPreview,
  writeReportFilter,
} from '@/model/forum/report';
import { isSomebodyElse, moderatesMembers } from '@/model/forum/staff-log';
import { suspensionChoices, suspensionEnd, suspensionReasonProblem } from '@/model/forum/suspension';
import { isSuspensionOver } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { AccountState, Role } from '@/model/users/roles';

const member = (rol: Role, uid: string = rol, estado: AccountState = 'activo') => ({
  uid,
  rol,
  estado,
  permisos: defaultPermissions(rol),
});
const there: NonNullable<ReportedContent> = {
  texto: 'x',
  autorId: 'ana',
  autorNombre: 'Ana',
  withdrawn: false,
  closedFrom: null,
};

const report = (id: string, over: Partial<Report> = {}): Report => ({
  id,
  tipo: 'tema',
  itemId: 'x',
  temaId: 'x',
  titulo: 'Un tema',
  autorId: 'ana',
  reportadorId: id,
  reportadorNuevo: false,
  reportadorNombre: id,
  motivo: 'Es publicidad',
  fechaReporte: null,
  estado: 'pendiente',
  moderadorId: null,
  moderadorNombre: null,
  fechaRevision: null,
  accionTomada: null,
  comentarioModerador: null,
  ...over,
});

describe('reports of one item', () => {
  it('are one, but for those with another outcome', () => {
    const revised = { estado: 'revisado', moderadorId: 'eva', accionTomada: 'advertir' } as const;
    const all = [
      report('a'),
      report('b', { itemId: 'y' }),
      report('c'),
      report('d', revised),
      report('e', { ...revised, fechaRevision: new Date() }),
    ];
    const ids = reportGroups(all).map((group) => group.map(({ id }) => id));
    expect(ids).toEqual([['a', 'c'], ['b'], ['d', 'e']]);
  });
});

describe('the actions about what is reported', () => {
  it.each([
    ['tema', ['descartar', 'advertir', 'ocultar', 'eliminar']],
    ['respuesta', ['descartar', 'advertir', 'ocultar', 'eliminar']],
    ['comentario', ['descartar', 'advertir', 'eliminar']],
    ['articulo', ['descartar', 'advertir']],
  ] as const)('of a %s', (tipo, actions) => {
    expect(possibleActions(member('moderador'), tipo, there)).toEqual(actions);
  });

  it('leave only to discard what is gone, and nobody to warn without an account', () => {
    expect(possibleActions(member('moderador'), 'tema', null)).toEqual(['descartar']);
    expect(possibleActions(member('moderador'), 'tema', undefined)).toEqual(['descartar']);
    const orphan = { ...there, autorId: null };
    expect(possibleActions(member('moderador'), 'tema', orphan)).not.toContain('advertir');
  });

  it('need the permission each', () => {
    const processor = { ...member('usuario'), permisos: { procesarReportes: true } };
    expect(possibleActions(processor, 'respuesta', there)).toEqual(['descartar', 'advertir']);
  });

  it('about several are those that all of them have', () => {
    expect(
      commonActions([
        ['descartar', 'advertir', 'ocultar'],
        ['descartar', 'ocultar'],
      ]),
    ).toEqual(['descartar', 'ocultar']);
  });
});

describe('the filters of the address', () => {
  const written = (filter: ReportFilter) => Object.fromEntries(writeReportFilter(filter));

  it('are the pending ones unless it says otherwise, and go back as they came', () => {
    const read = (search: string) => readReportFilter(new URLSearchParams(search));
    expect(read('')).toEqual({ estado: 'pendiente', tipo: null });
    expect(read('estado=todos&tipo=tema')).toEqual({ estado: null, tipo: 'tema' });
    expect(read('estado=quemado&tipo=x')).toEqual({ estado: 'pendiente', tipo: null });
    expect(written({ estado: 'pendiente', tipo: null })).toEqual({});
    expect(written({ estado: null, tipo: 'respuesta' })).toEqual({
      estado: 'todos',
      tipo: 'respuesta',
    });
  });
});

describe('a card', () => {
  it('shows the first 200 characters plus ...', () => {
    expect(reportPreview('**Corto** <b>', 'tema')).toBe('Corto <b>');
    expect(reportPreview('x'.repeat(200), 'articulo')).toBe('x'.repeat(200));
    expect(reportPreview('x'.repeat(201), 'comentario')).toBe(`${'x'.repeat(200)}...`);
  });

  it('leads to the exact reply, the topic, the article', () => {
    const at = (tipo: 'tema' | 'respuesta' | 'comentario') =>
      reportContext({ tipo, itemId: 'i', temaId: 't' });
    expect([at('tema'), at('respuesta'), at('comentario')]).toEqual([
      '/foro/tema/i',
      '/foro/tema/t#respuesta-i',
      '/articulo/t#comentarios',
    ]);
  });
});

describe('a suspension', () => {
  const suspension = { hasta: null, motivo: 'x', por: 'mod' };

  it('is of a usuario or autor, by who may, and never of what an administrador decided', () => {
    const mod = member('moderador');
    expect(suspensionChoices(mod, member('usuario'))).toEqual({ suspend: true, lift: false });
    expect(suspensionChoices(mod, member('editor'))).toEqual({ suspend: false, lift: false });
    expect(suspensionChoices(mod, member('usuario', 'u', 'suspendido'))).toEqual({
      suspend: false,
      lift: false,
    });
    expect(suspensionChoices(mod, { ...member('usuario', 'u', 'suspendido'), suspension })).toEqual({
      suspend: true,
      lift: true,
    });
    expect(suspensionChoices(member('usuario', 'a'), member('usuario'))).toEqual({
      suspend: false,
      lift: false,
    });
  });

  it('ends when its time has passed', () => {
    const now = new Date(Date.UTC(2026, 0, 8));
    const until = suspensionEnd(7, new Date(Date.UTC(2026, 0, 1)));
    expect(until).toEqual(now);
    expect(suspensionEnd(null, now)).toBeNull();
    const over = (estado: AccountState, hasta: Date | null) =>
      isSuspensionOver({ estado, suspension: { ...suspension, hasta } }, now);
    expect([over('suspendido', now), over('suspendido', null), over('activo', now)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isSuspensionOver({ estado: 'suspendido' }, now)).toBe(false);
  });

  it('wants a reason of at most 500 characters', () => {
    expect(suspensionReasonProblem(' ')).toBe('Por favor, indica el motivo.');
    expect(suspensionReasonProblem('x'.repeat(500))).toBeUndefined();
    expect(suspensionReasonProblem('x'.repeat(501))).toContain('500');
  });
});

it('the view of a member opens for moderador and administrador, about others', () => {
  expect(
    ['usuario', 'editor', 'moderador', 'administrador'].map((rol) => moderatesMembers(member(rol as Role))),
  ).toEqual([false, false, true, true]);
  const mod = member('moderador');
  expect(['moderador', 'eliminado', '', 'ana'].map((autorId) => isSomebodyElse(mod, { autorId }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
