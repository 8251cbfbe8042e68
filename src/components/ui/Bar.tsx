import type { AriaAttributes } from 'react';
import BootstrapBar from 'react-bootstrap/ProgressBar';

interface BarProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-valuetext'> {
  /** From 0 to 1; null while it is not known. */
  share: number | null;
}

/**
 * React-Bootstrap's bar. It stands in another one, as stacked bars do: else its name would not be where its role is. At nothing
 * it still is there to be seen and read.
 */
export function Bar({ share, ...name }: BarProps) {
  const known =
    share === null ? { animated: true } : { now: Math.round(Math.min(1, Math.max(0, share)) * 100) };
  const style = share === null ? { width: '100%' } : { minWidth: 2 };
  return (
    <BootstrapBar className="w-100">
      <BootstrapBar {...known} {...name} style={style} />
    </BootstrapBar>
  );
}
