/**
 * npm run import:blogger -- FILE [--dry-run] [--pages] [--no-comments] [--copy-pictures] [--report FILE] [--project ID]
 * Brings a Blogger backup or feed into the site: the embedded backend that is running, or the project of .env, as its owner:
 * no rule is asked (docs/importing.md).
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { groupProblems, measureText, reportText, surveyFigures } from '@/model/import/import-report';
import { importFileProblem } from '@/model/import/problems';
import { articlesDone, type ImportJournal } from '@/model/import/progress';
import type { Survey } from '@/model/import/survey';
import * as staff from '@/model/messages/staff';
import { formatDate } from '@/model/shared/dates';
import { db } from '@/services/firestore/connection';
import { ImportControl } from '@/services/import/import-run';
import { localSource } from '@/services/import/local-source';
import { importBlogger } from '@/services/import/run';
import { copyPictures } from './import/pictures';
import { startSite } from './import/site';
import { ExpectedError, explain } from './lib/expected-error';

const USAGE =
  'npm run import:blogger -- FILE [--dry-run] [--pages] [--no-comments] [--copy-pictures] [--report FILE] [--project ID]';
const texts = staff.adminImport;

function parseCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        pages: { type: 'boolean', default: false },
        'no-comments': { type: 'boolean', default: false },
        'copy-pictures': { type: 'boolean', default: false },
        report: { type: 'string' },
        project: { type: 'string' },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('One file is expected.');
    return { file, ...values };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

/** Refuses what is no file to read, with the sentence of the page. */
async function describeFile(path: string) {
  const { size, mtimeMs } = await stat(path).catch(() => {
    throw new ExpectedError(`${path}: ${texts.file.ilegible}`);
  });
  const handle = await open(path);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const beginning = new Uint8Array(buffer);
  const problem = await importFileProblem({ size, slice: () => new Blob([beginning]) });
  if (problem) throw new ExpectedError(`${path}: ${texts.file[problem]}`);
  return { nombre: basename(path), bytes: size, modificado: mtimeMs };
}

function printSurvey(survey: Survey): void {
  for (const [label, count] of surveyFigures(survey)) console.log(`${label}: ${count}`);
  for (const { title, count } of groupProblems(survey.problemas)) console.log(`! ${title}: ${count}`);
  for (const line of measureText(survey.medida)) console.log(line);
}

let shown = '';

async function printProgress({ fase, hecho }: ImportJournal): Promise<void> {
  const comments = hecho.comentarios + hecho.comentariosIguales;
  const line =
    fase === 'comentarios'
      ? `${texts.running.comentarios}: ${comments}`
      : `${texts.running.articulos}: ${articlesDone(hecho)}`;
  if (line === shown) return;
  shown = line;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
}

function printWaiting(milliseconds: number | null): void {
  if (milliseconds !== null) console.log(`\n${texts.running.waiting(Math.ceil(milliseconds / 1000))}`);
}

async function run(): Promise<void> {
  const command = parseCommand();
  const file = await describeFile(command.file);
  const source = localSource(() => createReadStream(command.file));
  const control = new ImportControl();
  process.once('SIGINT', () => control.cancel());
  const survey = await source.survey(() => {}, control.signal);
  printSurvey(survey);
  if (command['dry-run']) return;

  const site = await startSite(command.project);
  const result = await importBlogger(db(), {
    ...{ uid: 'blogger', file, source, survey, control },
    choices: {
      paginas: command.pages ? 'articulos' : 'omitir',
      imagenes: command['copy-pictures'] ? 'copiar' : 'enlaces',
      comentarios: !command['no-comments'],
    },
    copyPicture: copyPictures(site),
    keep: printProgress,
    onWaiting: printWaiting,
  });
  const report = reportText(result, file.nombre, formatDate(new Date()));
  console.log(`\n${report}`);
  if (command.report) writeFileSync(command.report, report);
}

try {
  await run();
  process.exit(0);
} catch (error) {
  const cancelled = error instanceof Error && error.name === 'AbortError';
  console.error(cancelled ? `\n${texts.running.cancelText}` : explain(error));
  process.exit(1);
}
