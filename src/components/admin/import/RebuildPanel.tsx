import * as staff from '@/model/messages/staff';
import { type RebuildProgress, rebuild } from '@/services/import';
import { Job } from './Job';

const texts = staff.adminRebuild;

/** Making the lists that the library and its search read again from the articles, whatever has become of them. */
export function RebuildPanel() {
  return (
    <>
      <Job
        texts={texts}
        stopLabel={texts.stop}
        work={rebuild}
        measure={({ step, done, total }: RebuildProgress) => ({
          value: done,
          max: total,
          detail: texts.progress[step](done, total),
        })}
        done={() => texts.done}
        stopped={texts.stopped}
        failed={texts.failed}
      />
      <p className="text-soft fs-sm">{texts.cost}</p>
    </>
  );
}
