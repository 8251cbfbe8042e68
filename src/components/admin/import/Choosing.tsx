import FileIcon from 'bootstrap-icons/icons/file-earmark-arrow-up.svg?react';
import { useId } from 'react';
import { Button } from '@/components/ui';
import { articlesDone } from '@/model/import/progress';
import * as staff from '@/model/messages/staff';
import type { ImportState } from '@/services/import';
import styles from './Choosing.module.css';
import { Step } from './Step';

const texts = staff.adminImport;
const ACCEPTED = '.xml,.atom,.rss,application/xml,text/xml,application/atom+xml,application/rss+xml';

interface ChoosingProps {
  state: Extract<ImportState, { step: 'choosing' }>;
  onChoose: (file: File) => void;
  onDiscard: () => void;
}

/**
 * The first step: which file; after an interruption, the same one again. By its button, by the keyboard or dropped in: the
 * field lies over its whole place, and takes what falls there.
 */
export function Choosing({ state: { problem, pending }, onChoose, onDiscard }: ChoosingProps) {
  const id = useId();
  const { file, resume } = texts;
  const { title, choose } = pending ? resume : file;
  const interrupted = pending?.archivo.nombre ?? '';
  const done = pending ? resume.done(articlesDone(pending.hecho), pending.hecho.comentarios) : '';
  const said = problem === 'otro' ? resume.other(interrupted) : problem && file[problem];
  return (
    <Step title={title} focused={false}>
      {pending && <p>{resume.text(interrupted, done)}</p>}
      <div className={styles.drop}>
        <input
          id={id}
          type="file"
          title={choose}
          accept={ACCEPTED}
          aria-label={file.label}
          aria-invalid={said !== null || undefined}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Choosing the same file again is a choice too.
            target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
        <FileIcon aria-hidden="true" width="2rem" height="2rem" className="text-accent" />
        <label htmlFor={id} className="btn btn-primary">
          {choose}
        </label>
        <p id={`${id}-help`} className="text-soft fs-sm">
          {pending ? resume.again : file.help}
        </p>
        <p id={`${id}-problem`} role="alert" className="text-danger fw-semibold fs-sm">
          {said}
        </p>
      </div>
      {pending && (
        <Button variant="secondary" size="small" className="align-self-start" onClick={onDiscard}>
          {resume.discard}
        </Button>
      )}
    </Step>
  );
}
