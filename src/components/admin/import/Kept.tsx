import type { FileMeasure } from '@/model/blogger/measured';
import { lossLine, measureLines } from '@/model/blogger/report';
import { formatNumber } from '@/model/format-number';
import { staff } from '@/model/staff-messages';
import styles from './Import.module.css';

const texts = staff.adminImport.measure;
/** Articles shown at once; the others are told by their number. */
const SHOWN = 50;

function Losing({ medida }: { medida: FileMeasure }) {
  const { articulos, conPerdida, porArticulo } = medida;
  const lines = porArticulo.map(lossLine).filter(Boolean);
  const rest = conPerdida - Math.min(SHOWN, lines.length);
  return (
    <ul className={styles.problems}>
      <li>
        <details>
          <summary className={styles.summary}>{texts.losing(conPerdida, articulos)}</summary>
          <ul className={styles.entries}>
            {lines.slice(0, SHOWN).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {rest > 0 && <li>{staff.adminImport.report.more(rest)}</li>}
            {articulos > conPerdida && <li>{texts.rest(articulos - conPerdida)}</li>}
          </ul>
        </details>
      </li>
    </ul>
  );
}

/** What the articles keep when they are converted, in all and, where anything is lost, by article. */
export function Kept({ medida }: { medida: FileMeasure }) {
  if (medida.articulos === 0) return null;
  const { columns } = texts;
  return (
    <>
      <div>
        <h3 className={styles.subtitle}>{texts.title}</h3>
        <p className={styles.quiet}>{texts.help}</p>
      </div>
      <table className={styles.kept}>
        <thead>
          <tr>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.original}</th>
            <th scope="col">{columns.lost}</th>
            <th scope="col">{columns.kept}</th>
          </tr>
        </thead>
        <tbody>
          {measureLines(medida).map(({ label, original, perdido, kept }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatNumber(original)}</td>
              <td className={perdido > 0 ? styles.less : undefined}>{formatNumber(perdido)}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {medida.conPerdida > 0 ? <Losing medida={medida} /> : <p className={styles.quiet}>{texts.all}</p>}
    </>
  );
}
