import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { formatNumber } from '@/model/shared/text/format-number';

interface FigureTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; figures: readonly number[] }[];
}

export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <Table size="sm" className="fs-sm text-end nums-tabular m-0">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="fs-xs text-soft">
        <tr>
          {head.map((label, at) => (
            <th key={label} scope="col" className={at === 0 ? 'text-start' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, figures }) => (
          <tr key={key}>
            <th scope="row" className="text-start fw-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={head[at + 1]}>{formatNumber(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
