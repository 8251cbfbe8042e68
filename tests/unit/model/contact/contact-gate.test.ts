import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CONTACT_GAP_SECONDS,
  CONTACT_WINDOW,
  CONTACT_WINDOW_MS,
  closingOf,
  contactSteps,
  isTooEarly,
} from '@/model/contact/contact-gate';

const begun = new Date('2026-06-15T12:00:00Z');
const later = (seconds: number) => new Date(begun.getTime() + seconds * 1000);
const DAY_SECONDS = CONTACT_WINDOW_MS / 1000;
const gate = (cuantos: number) => ({ fecha: later(60), desde: begun, cuantos });
const { visitors, all } = CONTACT_WINDOW;

it('has the numbers of the rules', () => {
  const source = readFileSync('firestore.rules', 'utf8');
  const rules = source.slice(source.indexOf('match /sistema/contacto'), source.indexOf('match /mensajes'));
  expect(rules).toContain(`now.cuantos <= ${visitors} || now.cuantos <= ${all} && isVerified()`);
  expect(rules).toContain(`duration.value(${CONTACT_GAP_SECONDS}, 's')`);
  expect(rules).toContain(`duration.value(${DAY_SECONDS / 86_400}, 'd')`);
});

describe('the next message', () => {
  it('begins a window where none was, and where the last is full', () => {
    expect(contactSteps({ fecha: null, desde: null, cuantos: 0 })).toEqual(['begins']);
    expect(contactSteps(gate(all))).toEqual(['begins']);
  });

  it('goes on while there is room, and tries both where there is room for members alone', () => {
    expect(contactSteps(gate(visitors - 1))).toEqual(['goes-on']);
    expect(contactSteps(gate(visitors))).toEqual(['goes-on', 'begins']);
    expect(contactSteps(gate(all - 1))).toEqual(['goes-on', 'begins']);
  });

  it('only has to wait right after another', () => {
    expect(isTooEarly(gate(1), later(60 + CONTACT_GAP_SECONDS - 1))).toBe(true);
    expect(isTooEarly(gate(1), later(60 + CONTACT_GAP_SECONDS))).toBe(false);
    expect(isTooEarly({ fecha: null, desde: null, cuantos: 0 }, begun)).toBe(false);
  });
});

describe('the form', () => {
  it('is open while there is room', () => {
    expect(closingOf(gate(visitors - 1), later(60))).toBeNull();
    expect(closingOf({ fecha: null, desde: null, cuantos: 0 }, later(60))).toBeNull();
  });

  it('is closed to visitors, then to all, from the last message to the end of the window', () => {
    const closed = { since: later(60), until: later(DAY_SECONDS) };
    expect(closingOf(gate(visitors), later(90))).toEqual({ ...closed, isForVisitorsOnly: true });
    expect(closingOf(gate(all), later(90))).toEqual({ ...closed, isForVisitorsOnly: false });
    expect(closingOf(gate(all), later(DAY_SECONDS))).toBeNull();
  });
});
