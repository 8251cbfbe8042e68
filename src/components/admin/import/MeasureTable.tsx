import Accordion from 'react-bootstrap/Accordion';
import Table from 'react-bootstrap/Table';
import { classNames } from '@/components/ui';
import { lossLine, measureLines } from '@/model/import/import-report';
import type { FileMeasure } from '@/model/import/measured';
import * as staff from '@/model/messages/staff';
import { formatNumber } from '@/model/shared/text/format-number';
import { Finding } from './Finding';

const texts = staff.adminImport.measure;

const { more } = staff.adminImport.report;

const SHOWN_ARTICLES = 50;

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
