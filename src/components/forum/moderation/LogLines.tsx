import SoftIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import PlainIcon from 'bootstrap-icons/icons/pencil.svg?react';
import HardIcon from 'bootstrap-icons/icons/slash-circle.svg?react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { logSentence } from '@/model/forum/log-view';
import { LOG_ACTS, type LogLine } from '@/model/forum/staff-log';
import { PlainList } from './MemberPart';

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

export function LogLines({ lines, empty = '' }: { lines: readonly LogLine[]; empty?: string }) {
  return (
    <PlainList items={lines} empty={empty}>
      {(line) => {
        const { accion, moderadorNombre, motivo, fecha } = line;
        const sentence = logSentence(line);
        const { Icon, badge } = MARKS[LOG_ACTS[accion][1]];
        return (
          <div className="d-flex gap-3 align-items-start">
            <span className={`badge p-2 flex-shrink-0 ${badge}`} aria-hidden="true">
              <Icon />
            </span>
            <div className="d-flex flex-column flex-md-row gap-1 flex-grow-1 minw-0 justify-content-between">
              <div className="vstack gap-1 minw-0 mw-measure">
                <p>
                  <strong>{moderadorNombre}</strong> {sentence.did} <Title {...sentence} /> {sentence.rest}
                </p>
                {motivo && (
                  <p className="border-start border-3 ps-3 fs-sm text-soft text-pre-line">{motivo}</p>
                )}
              </div>
              <p className="fs-xs text-soft text-nowrap">
                <RelativeTime date={fecha} />
              </p>
            </div>
          </div>
        );
      }}
    </PlainList>
  );
}
