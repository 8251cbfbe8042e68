import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';

export function Panel({ title, tone, children }: { title: string; tone?: 'danger'; children: ReactNode }) {
  const id = useId();
  return (
    <section
      className={classNames('card card-body vstack gap-4', tone === 'danger' && 'border-danger')}
      aria-labelledby={id}
    >
      <h2 id={id} className="fs-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
