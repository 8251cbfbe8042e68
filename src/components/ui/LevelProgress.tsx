import { Bar } from './Bar';

interface LevelProgressProps {
  label: string;
  /** Also what a screen reader says instead of a percentage: '3 de 5'. */
  text: string;
  /** From 0 to 1. */
  progress: number;
}

/** How much of a way is done, and below it in words. */
export function LevelProgress({ label, text, progress }: LevelProgressProps) {
  return (
    <div className="vstack gap-2">
      <Bar share={progress} aria-label={label} aria-valuetext={text} />
      <p className="fs-sm text-soft">{text}</p>
    </div>
  );
}
