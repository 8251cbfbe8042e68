import { Button } from '@/components/ui';
import { saveFile } from '@/components/ui/FileButton';
import * as staff from '@/model/messages/staff';
import { formatBytes } from '@/model/shared/text/format-number';
import type { TaskControl } from '@/services/client';
import { type ExportKind, type ExportProgress, gatherExport } from '@/services/import';
import { Job } from './Job';

const texts = staff.adminExport;

function measure({ step, done, total }: ExportProgress) {
  if (step === 'articulos') return { value: done, max: total, detail: texts.progress.articulos(done, total) };
  const detail = step === 'categorias' ? texts.progress.categorias : texts.progress.perfiles(done);
  return { value: 0, max: null, detail };
}

function ExportCard({ kind }: { kind: ExportKind }) {
  const shown = kind === 'todo' ? texts.everything : texts.articles;
  const save = (file: Blob) => saveFile(shown.fileName(new Date().toISOString().slice(0, 10)), file);
  return (
    <Job
      texts={shown}
      stopLabel={texts.stop}
      work={(control: TaskControl<ExportProgress>) => gatherExport(kind, control)}
      measure={measure}
      done={({ size }) => texts.done(formatBytes(size))}
      failed={() => texts.failed}
      offer={(file) => <Button onClick={() => save(file)}>{texts.download}</Button>}
    />
  );
}

export function ExportPanel() {
  return (
    <>
      <ExportCard kind="todo" />
      <ExportCard kind="articulos" />
      <p className="text-soft fs-sm">{texts.cost}</p>
    </>
  );
}
