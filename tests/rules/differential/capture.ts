import { uidOf } from '../backend';
import { type Given, plant, replant } from '../fixtures';
import { MATRIX, type Row } from '../matrix';
import { NOTHING } from '../matrix/row';
import { Recorder } from './recorder';
import { type Call, type Documents, type Fields, targetOf } from './rest';

/** A call that a row of the matrix makes, as which persona, and the documents that it needs beside the fixtures. */
export interface Captured {
  row: Row;
  persona: string;
  call: Call;
  given: Documents;
}

export interface Capture {
  fixtures: Documents;
  calls: readonly Captured[];
}

/** What commits would leave, by path. */
export const documentsOf = (calls: readonly Call[]): Documents =>
  new Map(
    calls
      .flatMap(({ body }) => body.writes ?? [])
      .map((write): [string, Fields | null] => [
        targetOf(write),
        write.update ? (write.update.fields ?? {}) : null,
      ]),
  );

/** Makes the calls of every row without a server, as each of its personas that `chosen` keeps. */
export async function captureMatrix(chosen: (row: Row) => readonly string[]): Promise<Capture> {
  const recorder = new Recorder();
  const owner = recorder.as('owner');
  try {
    await plant(owner);
    const fixtures = documentsOf(recorder.take());
    const givens = new Map<Given, Documents>([[NOTHING, new Map()]]);
    const calls: Captured[] = [];
    for (const row of MATRIX) {
      let given = givens.get(row.given);
      if (!given) {
        await replant(owner, Object.keys(row.given), row.given);
        given = documentsOf(recorder.take());
        givens.set(row.given, given);
      }
      for (const persona of chosen(row)) calls.push(...(await callsOf(recorder, row, persona, given)));
    }
    return { fixtures, calls };
  } finally {
    await recorder.close();
  }
}

/** An attempt that needs an answer it does not get ends with an error: what it sent until then is kept. */
async function callsOf(recorder: Recorder, row: Row, persona: string, given: Documents): Promise<Captured[]> {
  const commit = async (writes: unknown[]) => {
    const sent: Call = JSON.parse(JSON.stringify({ address: ':commit', body: { writes } }));
    recorder.note(sent);
  };
  await row.attempt(recorder.as(persona), { uid: uidOf(persona), commit }).catch(() => {});
  return recorder.take().map((call) => ({ row, persona, call, given }));
}
