import { Link } from 'react-router-dom';
import { RelativeTime } from '@/components/forum/shared/RelativeTime';
import type { LogLine } from '@/model/forum/staff-log';
import { staffForum } from '@/model/forum-moderation-messages';
import { paths } from '@/model/paths';
import styles from './Reports.module.css';

const texts = staffForum.log;

/** One line of the log: who did what to what, when and why. */
export function LogItem({ line }: { line: LogLine }) {
  const { accion, moderadorNombre, tipo, titulo, autorId, motivo, fecha } = line;
  return (
    <li className={styles.line}>
      <p className={styles.lineText}>
        <strong>{moderadorNombre}</strong> <span className={styles.lineAction}>{texts.actions[accion]}</span>{' '}
        {texts.targets[tipo]}{' '}
        {tipo === 'miembro' && autorId ? (
          <Link to={paths.forumMember.href(autorId)}>{titulo}</Link>
        ) : (
          <span className={styles.lineTitle}>«{titulo}»</span>
        )}
      </p>
      <p className={styles.soft}>
        <RelativeTime date={fecha} />
      </p>
      {motivo && <p className={styles.reason}>{motivo}</p>}
    </li>
  );
}
