import { useDeferredValue, useMemo } from 'react';
import { isMainPassage } from '@/model/articles/editing/article-fields';
import { weighPassages } from '@/model/articles/passages/weigh-passages';
import * as staff from '@/model/messages/staff';
import { labelOfId } from '@/model/passages';
import { PillChoices } from './PillChoices';
import { useEditor, useEditorState } from './state/useEditorSession';

const texts = staff.editor.passages;
/** Passages that are offered, the most central ones. */
const OFFERED = 30;

/** The passages that the article names as it is written now, a moment after the last edit. */
function useFoundPassages(): readonly string[] {
  const titulo = useEditorState(({ form }) => form.titulo);
  const resumen = useEditorState(({ form }) => form.resumen);
  const tagsText = useEditorState(({ form }) => form.tagsText);
  const contenido = useEditorState(({ text }) => text);
  const article = useDeferredValue(
    useMemo(() => ({ titulo, resumen, contenido, tags: [tagsText] }), [titulo, resumen, contenido, tagsText]),
  );
  return useMemo(
    () =>
      weighPassages(article)
        .map(([id]) => id)
        .filter(isMainPassage)
        .slice(0, OFFERED),
    [article],
  );
}

/** The passages of scripture that are found in the article, to say which it is about; those too that were said before. */
export function PassagePicker() {
  const editor = useEditor();
  const chosen = useEditorState(({ form }) => form.pasajesPrincipales);
  const error = useEditorState(({ errors }) => errors.pasajesPrincipales);
  const found = useFoundPassages();
  const ids = [...found, ...chosen.filter((id) => !found.includes(id))];
  if (ids.length === 0) return <p className="fs-sm text-soft">{texts.none}</p>;
  return (
    <fieldset>
      <legend className="mb-2 fs-sm text-soft">{texts.hint}</legend>
      <PillChoices
        name="pasajesPrincipales"
        values={ids}
        chosen={chosen}
        error={error}
        onChange={(pasajesPrincipales) => editor.change({ pasajesPrincipales })}
        labelOf={labelOfId}
      />
    </fieldset>
  );
}
