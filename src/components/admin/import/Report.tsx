import { Figures } from '@/components/admin/kit';
import { Button, ButtonLink } from '@/components/ui';
import { saveFile } from '@/components/ui/saveFile';
import { changedNothing, groupProblems, reportText, tallyLines } from '@/model/blogger/report';
import { formatDate } from '@/model/dates';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import type { ImportState } from '@/services/queries/import/useBlogImport';
import { Problems } from './Findings';
import { Step } from './Step';

const texts = staff.adminImport;

interface ReportProps {
  state: Extract<ImportState, { step: 'done' }>;
  onAgain: () => void;
}

/** The end of an import: what was done, and what could not be. */
export function Report({ state, onAgain }: ReportProps) {
  const { file, result, cancelled, at } = state;
  const groups = groupProblems(result.problems);
  const download = () => {
    const text = reportText(result, file.nombre, formatDate(new Date(at)));
    saveFile(texts.report.fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Step title={cancelled ? texts.result.cancelled : texts.result.title}>
      {changedNothing(result.hecho) && !cancelled && <p>{texts.result.nothingNew}</p>}
      <Figures figures={tallyLines(result.hecho)} />
      <h3 className="fs-lg">{texts.report.title}</h3>
      {groups.length === 0 ? (
        <p className="text-soft fs-sm">{cancelled ? texts.running.cancelText : texts.report.none}</p>
      ) : (
        <Problems groups={groups} />
      )}
      <div className="hstack flex-wrap gap-3">
        <ButtonLink to={paths.library.href()}>{texts.result.library}</ButtonLink>
        <Button variant="secondary" onClick={download}>
          {texts.report.download}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
    </Step>
  );
}
