import { Announced } from '@/components/ui/Announced';
import * as foroStaff from '@/model/messages/forum-staff';
import type { TaskEnd } from '@/services/client';
import type { Recount } from '@/services/forum';

const texts = foroStaff.forumStatistics;

function Report({ result: { message, data }, fixed }: { result: Recount; fixed: boolean }) {
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

interface ResultProps {
  outcome: TaskEnd<Recount> | null;
  fixed: boolean;
  onClose: () => void;
}

/** The result banner (spec 2, section 2). */
export function RecountResult({ outcome, fixed, onClose }: ResultProps) {
  return (
    <>
      <Announced tone="success" onClose={onClose}>
        {outcome?.how === 'done' && <Report result={outcome.result} fixed={fixed} />}
        {outcome?.how === 'stopped' && texts.stopped}
      </Announced>
      <Announced tone="danger" onClose={onClose}>
        {outcome?.how === 'failed' && (
          <>
            <strong>{fixed ? texts.fixError : texts.recalculateError}</strong>
            <p>{outcome.error.message || texts.unknownError}</p>
          </>
        )}
      </Announced>
    </>
  );
}
