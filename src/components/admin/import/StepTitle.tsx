import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Import.module.css';

/** The heading of a step. A step that follows another takes the focus, so that it is seen and heard that it came. */
export function StepTitle({ children, focused = true }: { children: ReactNode; focused?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  );
}
