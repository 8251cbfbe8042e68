/** The open book of the site, the same drawing as public/favicon.svg. */
export function Logo() {
  return (
    <svg
      className="flex-shrink-0"
      width="36"
      height="36"
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <rect fill="#1f5f5b" width="64" height="64" rx="14" />
      <path fill="#f2ede4" d="M32 50c-6-5-13-6-20-5V19c7-1 14 0 20 5 6-5 13-6 20-5v26c-7-1-14 0-20 5z" />
      <path
        fill="none"
        stroke="#9a4a22"
        strokeWidth="3"
        strokeLinecap="round"
        d="M32 25v22M18 27c3 0 6 1 8 2M18 34c3 0 6 1 8 2M46 27c-3 0-6 1-8 2M46 34c-3 0-6 1-8 2"
      />
    </svg>
  );
}
