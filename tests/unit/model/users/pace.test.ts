import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paceSentence } from '@/model/messages/pace';
import { ACT_COSTS, NO_PACE, nextStep, PACE_LIMITS, paceAfter, paceWait } from '@/model/users/pace';

const rules = readFileSync('firestore.rules', 'utf8');
const begun = new Date('2026-06-15T12:00:00Z');
const later = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
const paceOf = (actos: number, hoy: number) => ({ minuto: begun, actos, dia: begun, hoy });
const LIMITS = PACE_LIMITS.newcomer;

describe('the pace in the rules', () => {
  it('has the costs of the model', () => {
    const body = rules.slice(rules.indexOf('function costOf'), rules.indexOf('function isUpdate'));
    const found: Record<string, number> = { perfil: 5, avisos: 1 };
    for (const [, acts, cost] of body.matchAll(/act in \[([^\]]*)\] \? (\d+)/g))
      for (const [, act] of acts?.matchAll(/'([^']+)'/g) ?? []) found[String(act)] = Number(cost);
    for (const [, act, cost] of body.matchAll(/act == '([^']+)'(?: && isMe\(uid\))? \? (\d+)/g))
      found[String(act)] = Number(cost);
    expect(found).toEqual(ACT_COSTS);
    expect(rules).toContain("'avatar', 'fechaActualizacion']) ? 5");
    expect(rules).toContain("changed.hasOnly(['notificacionesForo']) ? 1 : 0");
  });

  it('has the limits of the model', () => {
    const body = rules.slice(rules.indexOf('function paceLimits'), rules.indexOf('function isStep'));
    const pairs = [...body.matchAll(/\[(\d+), (\d+)\]/g)].map(([, minute, day]) => [
      Number(minute),
      Number(day),
    ]);
    const { staff, standing, newcomer, unverified } = PACE_LIMITS;
    expect(pairs).toEqual([staff, standing, newcomer, unverified].map(({ minute, day }) => [minute, day]));
  });
});

describe('the next step', () => {
  it('begins where nothing was', () => {
    expect(nextStep(NO_PACE, 'tema', LIMITS)).toEqual({ minute: 'begins', day: 'begins' });
  });

  it('goes on while there is room, and begins anew one past it', () => {
    expect(nextStep(paceOf(20, 290), 'tema', LIMITS)).toEqual({ minute: 'goes-on', day: 'goes-on' });
    expect(nextStep(paceOf(21, 290), 'tema', LIMITS)).toEqual({ minute: 'begins', day: 'goes-on' });
    expect(nextStep(paceOf(20, 291), 'tema', LIMITS)).toEqual({ minute: 'goes-on', day: 'begins' });
  });

  it('is counted with those before it, or as the first of a new window', () => {
    const now = later(90);
    expect(paceAfter(paceOf(20, 290), 'tema', { minute: 'goes-on', day: 'goes-on' }, now)).toEqual(
      paceOf(30, 300),
    );
    expect(paceAfter(paceOf(21, 291), 'tema', { minute: 'begins', day: 'begins' }, now)).toEqual({
      minuto: now,
      actos: 10,
      dia: now,
      hoy: 10,
    });
  });

  it('waits for the end of the window that is full', () => {
    const minute = nextStep(paceOf(30, 30), 'tema', LIMITS);
    expect(paceWait(paceOf(30, 30), minute, later(20))).toEqual({ window: 'minute', seconds: 40 });
    expect(paceWait(paceOf(30, 30), minute, later(60))).toBeNull();
    const day = nextStep(paceOf(30, 300), 'tema', LIMITS);
    expect(paceWait(paceOf(30, 300), day, later(3600))).toEqual({ window: 'day', seconds: 23 * 3600 });
  });

  it('says no longer wait than the window is long, whatever the clock says', () => {
    const step = nextStep(paceOf(30, 30), 'tema', LIMITS);
    expect(paceWait(paceOf(30, 30), step, later(-9000))).toEqual({ window: 'minute', seconds: 60 });
  });
});

describe('what is said', () => {
  it('names the limit and its end', () => {
    expect(paceSentence({ window: 'minute', seconds: 40 }, 'newcomer')).toBe(
      'Has hecho mucho en poco tiempo. Podrás volver a hacerlo en 40 segundos.',
    );
    expect(paceSentence({ window: 'day', seconds: 5 * 3600 }, 'unverified')).toBe(
      'Has llegado a lo que una cuenta sin correo verificado puede hacer en un día. Podrás volver a hacerlo en 5 horas; con el correo verificado puedes hacer más.',
    );
  });
});
