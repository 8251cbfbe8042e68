import { type ReactNode, useEffect, useRef } from 'react';

interface StepProps {
  title: string;
  /** One that follows another takes the focus, so that it is seen and heard that it came. */
  focused?: boolean;
  lead?: ReactNode;
  children: ReactNode;
}

export function Step({ title, focused = true, lead, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className="vstack gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="fs-xl" style={{ outline: 'none' }}>
          {title}
        </h2>
        {lead && <p className="text-soft fs-sm">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
