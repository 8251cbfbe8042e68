import { Notice } from '@/components/forum/admin/Notice';
import type { RecalculationResult } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';
import styles from './Statistics.module.css';

const texts = foroStaff.forumStatistics;

/** How a recalculation or a repair ended. */
export type Outcome =
  | { how: 'done'; result: RecalculationResult; fixed: boolean }
  | { how: 'failed'; title: string; detail: string }
  | { how: 'stopped' };

/** What was counted, and of a repair what was corrected. */
function Report({ result: { message, data }, fixed }: { result: RecalculationResult; fixed: boolean }) {
  const { temasCorregidos, respuestasCorregidas } = data.respuestas;
  return (
    <>
      <p>
        <strong>{message}</strong> {texts.totals(data.totalTemas, data.totalRespuestas)}
      </p>
      {fixed && <p>{texts.corrections(data.categoriasCorregidas, temasCorregidos, respuestasCorregidas)}</p>}
      <ul className={styles.counted}>
        {Object.entries(data.categorias).map(([id, { nombre, temas, mensajes }]) => (
          <li key={id}>{texts.categoryHolds(nombre, temas, mensajes)}</li>
        ))}
      </ul>
    </>
  );
}

/** The result banner (spec 2, section 2). */
export function Result({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  return (
    <>
      <div role="status">
        {outcome?.how === 'done' && (
          <Notice tone="success" onClose={onClose}>
            <Report result={outcome.result} fixed={outcome.fixed} />
          </Notice>
        )}
        {outcome?.how === 'stopped' && (
          <Notice tone="success" onClose={onClose}>
            <p>{texts.stopped}</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {outcome?.how === 'failed' && (
          <Notice tone="danger" onClose={onClose}>
            <p>
              <strong>{outcome.title}</strong>
            </p>
            <p>{outcome.detail || texts.unknownError}</p>
          </Notice>
        )}
      </div>
    </>
  );
}
