import { Meter, type MeterProps } from './Meter';

export function LevelProgress(way: MeterProps) {
  return (
    <div className="vstack gap-2">
      <Meter {...way} />
      <p className="fs-sm text-soft">{way.text}</p>
    </div>
  );
}
