import SoftIcon from 'bootstrap-icons/icons/check-circle.svg?react';
import PlainIcon from 'bootstrap-icons/icons/pencil.svg?react';
import HardIcon from 'bootstrap-icons/icons/slash-circle.svg?react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import { type LogSentence, logSentence, logTone } from '@/model/forum/log-view';
import type { LogLine } from '@/model/forum/staff-log';
import styles from './Log.module.css';

const ICONS = { hard: HardIcon, soft: SoftIcon, plain: PlainIcon };

function Title({ title, href, isName }: LogSentence) {
  if (title === null) return null;
  const text = isName ? title : `«${title}»`;
  return href ? (
    <Link className={styles.title} to={href}>
      {text}
    </Link>
  ) : (
    <span className={styles.title}>{text}</span>
  );
}

/** One line of the log: who did what to what, when and why. */
export function LogItem({ line }: { line: LogLine }) {
  const { accion, moderadorNombre, motivo, fecha } = line;
  const sentence = logSentence(line);
  const tone = logTone(accion);
  const Icon = ICONS[tone];
  return (
    <li className={styles.line}>
      <span className={styles.mark} data-tone={tone} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>
          <strong>{moderadorNombre}</strong> {sentence.did} <Title {...sentence} /> {sentence.rest}
        </p>
        {motivo && <p className={styles.reason}>{motivo}</p>}
      </div>
      <p className={styles.when}>
        <RelativeTime date={fecha} />
      </p>
    </li>
  );
}
