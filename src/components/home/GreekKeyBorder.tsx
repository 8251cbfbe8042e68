import { useId } from 'react';

/** A band of stepped frets, the ornament of Mitla's walls: it closes the hero. */
export function GreekKeyBorder({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} width="100%" height="24" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="48" height="24" patternUnits="userSpaceOnUse">
          <path
            d="M0 22h6v-6h6v-6h6V4h26v14H27v-7h9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="miter"
          />
          <path d="M0 23h48" stroke="currentColor" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}
