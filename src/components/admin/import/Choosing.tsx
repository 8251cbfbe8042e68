import { Button } from '@/components/ui';
import type { FileProblem } from '@/model/blogger/import-file';
import type { ImportJournal } from '@/model/blogger/progress';
import { staff } from '@/model/staff-messages';
import { ChooseFile } from './ChooseFile';
import styles from './Import.module.css';
import { StepTitle } from './StepTitle';

const texts = staff.adminImport;

function problemText(problem: FileProblem | null, pending: ImportJournal | null): string | null {
  const { file, resume } = texts;
  switch (problem) {
    case null:
      return null;
    case 'grande':
      return file.tooBig;
    case 'vacio':
      return file.empty;
    case 'zip':
      return file.zip;
    case 'ilegible':
      return file.unreadable;
    case 'nada':
      return file.nothing;
    case 'otro':
      return resume.other(pending?.archivo.nombre ?? '');
  }
}

interface ChoosingProps {
  problem: FileProblem | null;
  /** An import that was interrupted. */
  pending: ImportJournal | null;
  onChoose: (file: File) => void;
  onDiscard: () => void;
}

/** The first step: which file; after an interruption, the same one again. */
export function Choosing({ problem, pending, onChoose, onDiscard }: ChoosingProps) {
  const wrong = problemText(problem, pending);
  if (!pending) {
    return (
      <section className={styles.step}>
        <StepTitle focused={false}>{texts.file.title}</StepTitle>
        <ChooseFile label={texts.file.choose} help={texts.file.help} problem={wrong} onChoose={onChoose} />
      </section>
    );
  }
  const { archivo, hecho } = pending;
  const done = texts.resume.done(hecho.creados + hecho.actualizados + hecho.iguales, hecho.comentarios);
  return (
    <section className={styles.step}>
      <StepTitle focused={false}>{texts.resume.title}</StepTitle>
      <p>{texts.resume.text(archivo.nombre, done)}</p>
      <ChooseFile label={texts.resume.choose} help={texts.resume.again} problem={wrong} onChoose={onChoose} />
      <div>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {texts.resume.discard}
        </Button>
      </div>
    </section>
  );
}
