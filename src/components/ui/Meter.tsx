interface MeterProps {
  label: string;
  /** What a screen reader says instead of a percentage: '3 de 5'. */
  text: string;
  /** From 0 to 1. */
  progress: number;
}

/** How much of a way is done. React-Bootstrap's would put the name beside the role that it names. */
export function Meter({ label, text, progress }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className="progress w-100"
    >
      <div className="progress-bar" style={{ width: `${percent}%` }} />
    </div>
  );
}

export function LevelProgress(way: MeterProps) {
  return (
    <div className="vstack gap-2">
      <Meter {...way} />
      <p className="fs-sm text-soft">{way.text}</p>
    </div>
  );
}
