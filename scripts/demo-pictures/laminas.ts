/** Words set as text, where a drawing would have to invent the thing itself. */

const FONT = 'font-family="Source Serif 4, Georgia, serif"';
const open = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" ${FONT}><path fill="${background}" d="M0 0h1200v675H0z"/>`;

/** Outlines of three letters of Noto Sans Old South Arabian (SIL Open Font License 1.1; npm's @fontsource), a thousand units high. */
const LETTERS = {
  n: { width: 498, outline: 'M391 0L308 0L308-435L107-435L107-859L190-859L190-508L391-508z' },
  h: {
    width: 674,
    outline:
      'M378 0L295 0L295-498Q202-507 155-556Q107-606 107-691L107-859L190-859L190-694Q190-627 230-599Q269-572 337-572Q405-572 444-599Q483-627 483-694L483-859L566-859L566-691Q566-606 519-556Q472-506 378-498z',
  },
  m: {
    width: 580,
    outline:
      'M473-874L473 15L59-228L59-263L320-430L59-597L59-632L473-874zM178-609L390-474L390-736L178-616zM178-244L390-124L390-385L178-250z',
  },
} as const;

/** The consonants n-h-m in South Arabian letters, which are read from right to left, and their names under them. */
export function drawLetters(): string {
  const gap = 110;
  const scale = 0.34;
  const order = ['m', 'h', 'n'] as const;
  const total = order.reduce((sum, letter) => sum + LETTERS[letter].width * scale, 0) + gap * 2;
  let x = (1200 - total) / 2;
  const drawn = order.map((letter) => {
    const { width, outline } = LETTERS[letter];
    const at = Math.round(x);
    x += width * scale + gap;
    return `<path transform="translate(${at} 410) scale(${scale})" fill-rule="evenodd" fill="#1c5c57" d="${outline}"/><text x="${Math.round(at + (width * scale) / 2)}" y="530" text-anchor="middle" font-size="44" font-style="italic" fill="#5b5146">${letter}</text>`;
  });
  return `${open('#efe6d3')}${drawn.join('')}</svg>`;
}

/** A chiasm as such: parts that come back in the opposite order. */
export function drawChiasm(): string {
  const rows = ['A', 'B', 'C', 'D', 'C′', 'B′', 'A′'];
  const drawn = rows.map((row, index) => {
    const step = 3 - Math.abs(3 - index);
    const x = 300 + step * 90;
    const y = 120 + index * 78;
    return `<text x="${x}" y="${y}" font-size="52" font-weight="600" fill="${step === 3 ? '#94431d' : '#1c5c57'}">${row}</text><rect x="${x + 90}" y="${y - 24}" width="${420 - step * 40}" height="12" rx="6" fill="#8d8171" opacity=".45"/>`;
  });
  return `${open('#efe6d3')}${drawn.join('')}</svg>`;
}
