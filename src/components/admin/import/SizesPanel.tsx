import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/Panel';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { type SizingProgress, type SizingResult, sizePictures, type Unsized } from '@/services/import';
import { Job } from './Job';

const texts = staff.adminSizes;

/** Narrow copies for the pictures that were stored before there were any. */
export function SizesPanel({ account }: { account: Account }) {
  const [left, setLeft] = useState<readonly Unsized[]>([]);
  return (
    <>
      <Job
        texts={texts}
        stopLabel={texts.stop}
        work={async (control) => {
          setLeft([]);
          const result = await sizePictures(account, control);
          setLeft(result.left);
          return result;
        }}
        measure={({ done, total, pictures }: SizingProgress) => ({
          value: done,
          max: total,
          detail: texts.progress(done, total ?? done, pictures),
        })}
        done={({ articles, pictures }: SizingResult) => texts.done(articles, pictures)}
        stopped={texts.stopped}
        failed={texts.failed}
      />
      {left.length > 0 && (
        <Panel title={texts.left}>
          <ul className="vstack gap-2">
            {left.map(({ id, titulo, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that stays as it is; an article may stand in it twice
              <li key={index}>
                <Link to={paths.adminEditArticle.href(id)}>{titulo}</Link>: {why}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="text-soft fs-sm">{texts.cost}</p>
    </>
  );
}
