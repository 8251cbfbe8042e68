import FileIcon from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?react';
import { useId } from 'react';
import { Button } from '@/components/ui';
import { articlesDone } from '@/model/blogger/progress';
import * as staff from '@/model/messages/staff';
import type { ImportState } from '@/services/queries/import/useDataJobs';
import styles from '../kit.module.css';
import { Step } from './Step';

const texts = staff.adminImport;
const ACCEPTED = '.xml,.atom,.rss,application/xml,text/xml,application/atom+xml,application/rss+xml';

interface ChoosingProps {
  state: Extract<ImportState, { step: 'choosing' }>;
  onChoose: (file: File) => void;
  onDiscard: () => void;
}

/** The first step: which file; after an interruption, the same one again. */
export function Choosing({ state: { problem, pending }, onChoose, onDiscard }: ChoosingProps) {
  const { file, resume } = texts;
  const { title, choose } = pending ? resume : file;
  const interrupted = pending?.archivo.nombre ?? '';
  const done = pending ? resume.done(articlesDone(pending.hecho), pending.hecho.comentarios) : '';
  const said = problem === 'otro' ? resume.other(interrupted) : problem && file[problem];
  const help = pending ? resume.again : file.help;
  return (
    <Step title={title} focused={false}>
      {pending && <p>{resume.text(interrupted, done)}</p>}
      <ChooseFile label={choose} help={help} problem={said} onChoose={onChoose} />
      {pending && (
        <Button variant="secondary" size="small" className="align-self-start" onClick={onDiscard}>
          {resume.discard}
        </Button>
      )}
    </Step>
  );
}

interface ChooseFileProps {
  label: string;
  help: string;
  problem: string | null;
  onChoose: (file: File) => void;
}

/** A file by its button, by the keyboard or dropped in: the field lies over its whole place, and takes what falls there. */
function ChooseFile({ label, help, problem, onChoose }: ChooseFileProps) {
  const id = useId();
  return (
    <div className={styles.drop}>
      <input
        id={id}
        type="file"
        title={label}
        accept={ACCEPTED}
        aria-label={texts.file.label}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help ${id}-problem`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again is a choice too.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <FileIcon aria-hidden="true" width="2rem" height="2rem" className="text-accent" />
      <label htmlFor={id} className="btn btn-primary">
        {label}
      </label>
      <p id={`${id}-help`} className="text-soft fs-sm">
        {help}
      </p>
      <p id={`${id}-problem`} role="alert" className="text-danger fw-semibold fs-sm">
        {problem}
      </p>
    </div>
  );
}
