import { describe, expect, it } from 'vitest';
import { EMPTY_EVIDENCE, type Evidence, parseEvidence } from '@/model/articles/evidence/evidence';
import { evidenceErrors, storableEvidence } from '@/model/articles/evidence/evidence-form';
import { EVIDENCE_LIMITS } from '@/model/articles/limits';
import { keysOf } from '@/model/shared/unknown-value';

const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  ...EMPTY_EVIDENCE,
  afirmacion: 'Nahom está atestiguado.',
  ...over,
});

describe('a stored record of evidence', () => {
  it('comes back as it was', () => {
    const written = evidence({ lugar: 'Marib', objeciones: 'Una.\nOtra.', estado: 'documentado' });
    expect(parseEvidence(written)).toEqual(written);
  });

  it.each([undefined, null, 'Nahom', [], {}, { estado: 'refutado' }, { afirmacion: ' ' }])(
    'that is %j is none',
    (stored) => {
      expect(parseEvidence(stored)).toBeNull();
    },
  );

  it('has one empty line between two, however many a hostile one has', () => {
    const stored = evidence({ hallazgo: `a${'\n'.repeat(900)}b` });
    expect(parseEvidence(stored)?.hallazgo).toBe('a\n\nb');
    expect(storableEvidence(stored)?.hallazgo).toBe('a\n\nb');
  });

  it('with nonsense in it keeps what makes sense, in the careful state', () => {
    expect(parseEvidence({ afirmacion: 'Nahom', lugar: 7, estado: 'probado', nota: 5 })).toEqual(
      evidence({ afirmacion: 'Nahom' }),
    );
  });
});

describe('a record of evidence that is written', () => {
  it('in which nothing is written is none', () => {
    expect(storableEvidence({ ...EMPTY_EVIDENCE, hallazgo: ' \n ', estado: 'refutado' })).toBeNull();
  });

  it('is stored without what the rules refuse, and keeps the lines of what is long', () => {
    const written = evidence({ lugar: ' Marib\nYemen ', objeciones: '\n Una.\t\u202E\r\n\r\nOtra. ' });
    expect(storableEvidence(written)).toEqual(
      evidence({ lugar: 'Marib Yemen', objeciones: 'Una.\n\nOtra.' }),
    );
  });

  it('wants what it claims to be said', () => {
    expect(evidenceErrors(evidence({ afirmacion: ' ', lugar: 'Marib' }))).toEqual({
      afirmacion: 'Escribe la afirmación de la ficha, o quita la ficha',
    });
  });

  it.each(keysOf(EVIDENCE_LIMITS))('has a limit for its %s', (name) => {
    const max = EVIDENCE_LIMITS[name];
    expect(evidenceErrors(evidence({ [name]: 'x'.repeat(max) }))).toEqual({});
    expect(Object.keys(evidenceErrors(evidence({ [name]: 'x'.repeat(max + 1) })))).toEqual([name]);
  });
});
