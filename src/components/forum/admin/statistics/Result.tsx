import { Announced } from '@/components/ui/Announced';
import type { RecalculationResult } from '@/model/forum/statistics';
import { foroStaff } from '@/model/forum-staff-messages';

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
    <div className="vstack gap-2">
      <p>
        <strong>{message}</strong> {texts.totals(data.totalTemas, data.totalRespuestas)}
      </p>
      {fixed && <p>{texts.corrections(data.categoriasCorregidas, temasCorregidos, respuestasCorregidas)}</p>}
      <ul className="fs-sm">
        {Object.entries(data.categorias).map(([id, { nombre, temas, mensajes }]) => (
          <li key={id}>{texts.categoryHolds(nombre, temas, mensajes)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The result banner (spec 2, section 2). */
export function Result({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  return (
    <>
      <Announced tone="success" onClose={onClose}>
        {outcome?.how === 'done' && <Report result={outcome.result} fixed={outcome.fixed} />}
        {outcome?.how === 'stopped' && texts.stopped}
      </Announced>
      <Announced tone="danger" onClose={onClose}>
        {outcome?.how === 'failed' && (
          <>
            <strong>{outcome.title}</strong>
            <p>{outcome.detail || texts.unknownError}</p>
          </>
        )}
      </Announced>
    </>
  );
}
