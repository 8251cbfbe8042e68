import styles from './Meter.module.css';

interface MeterProps {
  label: string;
  /** What a screen reader says instead of a percentage: '3 de 5'. */
  text: string;
  /** From 0 to 1. */
  progress: number;
  tone?: 'accent' | 'clay';
}

/** How much of a way is done. */
export function Meter({ label, text, progress, tone = 'accent' }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={styles.track}
    >
      <div className={styles.bar} data-tone={tone} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
