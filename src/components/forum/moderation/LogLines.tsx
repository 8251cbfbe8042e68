import SoftIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import PlainIcon from 'bootstrap-icons/icons/pencil.svg?react';
import HardIcon from 'bootstrap-icons/icons/slash-circle.svg?react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { logSentence } from '@/model/forum/log-view';
import { LOG_ACTS, type LogLine } from '@/model/forum/staff-log';

const MARKS = {
  hard: { Icon: HardIcon, badge: 'badge-danger' },
  soft: { Icon: SoftIcon, badge: 'badge-accent' },
  plain: { Icon: PlainIcon, badge: '' },
};

function Title({ title, href, isName }: ReturnType<typeof logSentence>) {
  if (title === null) return null;
  const text = isName ? title : `«${title}»`;
  return href ? <Link to={href}>{text}</Link> : <span className="fw-semibold">{text}</span>;
}

/** One line of the log: who did what to what, when and why. */
function LogItem({ line }: { line: LogLine }) {
  const { accion, moderadorNombre, motivo, fecha } = line;
  const sentence = logSentence(line);
  const { Icon, badge } = MARKS[LOG_ACTS[accion][1]];
  return (
    <ListGroup.Item as="li" className="d-flex gap-3 px-0 align-items-start">
      <span className={`badge p-2 flex-shrink-0 ${badge}`} aria-hidden="true">
        <Icon />
      </span>
      <div className="d-flex flex-column flex-md-row gap-1 flex-grow-1 minw-0 justify-content-between">
        <div className="vstack gap-1 minw-0 mw-measure">
          <p>
            <strong>{moderadorNombre}</strong> {sentence.did} <Title {...sentence} /> {sentence.rest}
          </p>
          {motivo && <p className="border-start border-3 ps-3 fs-sm text-soft text-pre-line">{motivo}</p>}
        </div>
        <p className="fs-xs text-soft text-nowrap">
          <RelativeTime date={fecha} />
        </p>
      </div>
    </ListGroup.Item>
  );
}

/** Lines of the log, newest first. */
export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ListGroup as="ol" variant="flush" className="border-0">
      {lines.map((line) => (
        <LogItem key={line.id} line={line} />
      ))}
    </ListGroup>
  );
}
