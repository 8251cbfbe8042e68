import { classNames } from '@/components/ui';
import { Fold } from '@/components/ui/Fold';
import { formatNumber } from '@/model/shared/text/format-number';

interface FindingProps {
  id: string;
  count?: number;
  lost?: boolean;
  title: string;
  lines: readonly string[];
}

export function Finding({ id, count, lost = false, title, lines }: FindingProps) {
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
