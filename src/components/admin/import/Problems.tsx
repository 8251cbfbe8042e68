import Accordion from 'react-bootstrap/Accordion';
import { type ProblemGroup, problemLine } from '@/model/import/import-report';
import * as staff from '@/model/messages/staff';
import { Finding } from './Finding';

const { more } = staff.adminImport.report;

/** Shown on the page; the report to download has them all. */
const SHOWN_PROBLEMS = 20;

export function Problems({ groups }: { groups: readonly ProblemGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Accordion as="ul" alwaysOpen>
      {groups.map(({ codigo, title, count, items, lost }) => {
        const lines = items.slice(0, SHOWN_PROBLEMS).map(problemLine);
        if (count > SHOWN_PROBLEMS) lines.push(more(count - SHOWN_PROBLEMS));
        return <Finding key={codigo} id={codigo} {...{ count, lost, title, lines }} />;
      })}
    </Accordion>
  );
}
