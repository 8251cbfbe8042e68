import Accordion from 'react-bootstrap/Accordion';
import Table from 'react-bootstrap/Table';
import { classNames } from '@/components/ui';
import { Fold } from '@/components/ui/Fold';
import { lossLine, measureLines, type ProblemGroup, problemLine } from '@/model/import/import-report';
import type { FileMeasure } from '@/model/import/measured';
import * as staff from '@/model/messages/staff';
import { formatNumber } from '@/model/shared/text/format-number';

const texts = staff.adminImport.measure;
const { more } = staff.adminImport.report;
/** Shown on the page; the report to download has them all. */
const SHOWN_PROBLEMS = 20;
const SHOWN_ARTICLES = 50;

interface FindingProps {
  id: string;
  count?: number;
  lost?: boolean;
  title: string;
  lines: readonly string[];
}

function Finding({ id, count, lost = false, title, lines }: FindingProps) {
  return (
    <Fold
      id={id}
      headAs="h4"
      head={
        <span className="hstack gap-3 me-3 fs-sm">
          {count !== undefined && (
            <span className={classNames('badge', lost ? 'badge-danger' : 'badge-clay')}>
              {formatNumber(count)}
            </span>
          )}
          {title}
        </span>
      }
    >
      <ul className="vstack gap-1 text-soft fs-sm">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order, and entries may be equal
          <li key={at}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
}

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

function Losing({ medida: { articulos, conPerdida } }: { medida: FileMeasure }) {
  const { length } = conPerdida;
  const lines = conPerdida.slice(0, SHOWN_ARTICLES).map(lossLine);
  if (length > SHOWN_ARTICLES) lines.push(more(length - SHOWN_ARTICLES));
  if (articulos > length) lines.push(texts.rest(articulos - length));
  return (
    <Accordion as="ul">
      <Finding id="losing" title={texts.losing(length, articulos)} lines={lines} />
    </Accordion>
  );
}

export function MeasureTable({ medida }: { medida: FileMeasure }) {
  if (medida.articulos === 0) return null;
  const { columns } = texts;
  return (
    <>
      <div>
        <h3 className="fs-lg">{texts.title}</h3>
        <p className="text-soft fs-sm">{texts.help}</p>
      </div>
      <Table responsive size="sm" className="fs-sm">
        <thead>
          <tr>
            <th scope="col">{columns.kind}</th>
            {[columns.original, columns.lost, columns.kept].map((column) => (
              <th key={column} scope="col" className="text-end">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measureLines(medida).map(({ label, original, perdido, kept }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="text-end">{formatNumber(original)}</td>
              <td className={classNames('text-end', perdido > 0 && 'text-danger fw-semibold')}>
                {formatNumber(perdido)}
              </td>
              <td className="text-end">{kept}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {medida.conPerdida.length > 0 ? (
        <Losing medida={medida} />
      ) : (
        <p className="text-soft fs-sm">{texts.all}</p>
      )}
    </>
  );
}
