import { useEffect, useState } from 'react';
import { Button, showToast } from '@/components/ui';
import { articleFieldsOf, changedFields, EMPTY_ARTICLE } from '@/model/articles/editing/article-fields';
import type { DeviceDraft } from '@/model/articles/editing/device-draft';
import * as staff from '@/model/messages/staff';
import { momentWords } from '@/model/shared/dates';
import { discardDraft, draftsFor, forgetDrafts } from '@/services/articles';
import { useSession } from '@/session';
import type { EditorSession } from './state/EditorSession';
import { useEditor } from './state/useEditorSession';

const texts = staff.editor.recovery;

/** The kept copies that say something else than what is stored; those that say the same are forgotten. */
function worthOffering(drafts: readonly DeviceDraft[], editor: EditorSession): DeviceDraft[] {
  const { stored } = editor.getState();
  const base = stored ? articleFieldsOf(stored) : EMPTY_ARTICLE;
  const same = drafts.filter(({ fields }) => changedFields(base, fields).length === 0);
  if (same.length > 0) void forgetDrafts(same);
  return drafts.filter((draft) => !same.includes(draft));
}

function Offer({ draft, onDone }: { draft: DeviceDraft; onDone: () => void }) {
  const editor = useEditor();
  const { stored } = editor.getState();
  const outdated = stored !== null && stored.version > draft.baseVersion;
  const title = draft.fields.titulo.trim() || texts.untitled;

  const recover = async () => {
    onDone();
    await editor.recover(draft);
    showToast(texts.recovered);
  };
  const discard = () => {
    onDone();
    void discardDraft(draft, stored);
    showToast(texts.discarded);
  };
  return (
    <section className="alert vstack gap-2 align-items-start" aria-label={texts.title}>
      <h2 className="fs-base">{texts.title}</h2>
      <p>{texts.from(title, momentWords(draft.keptAt, new Date()))}</p>
      {outdated && <p className="fs-sm text-soft">{texts.outdated}</p>}
      <div className="d-flex flex-wrap gap-3">
        <Button size="small" onClick={() => void recover()}>
          {texts.recover}
        </Button>
        <Button size="small" variant="secondary" onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}

/** What this device kept of the article and was never stored: offered again, one copy at a time, the newest first. */
export function RecoveryNotice({ articleId }: { articleId: string }) {
  const editor = useEditor();
  const { account } = useSession();
  const uid = account?.uid;
  const [drafts, setDrafts] = useState<DeviceDraft[]>([]);
  const [openElsewhere, setOpenElsewhere] = useState(false);

  useEffect(() => {
    if (uid === undefined) return;
    let current = true;
    const about = { uid, articleId, isNew: editor.getState().stored === null, tab: editor.tab };
    void draftsFor(about).then(({ drafts: kept, isOpenElsewhere }) => {
      if (!current) return;
      setDrafts(worthOffering(kept, editor));
      setOpenElsewhere(isOpenElsewhere);
    });
    return () => {
      current = false;
    };
  }, [editor, uid, articleId]);

  const [draft] = drafts;
  if (!draft && !openElsewhere) return null;
  return (
    <div role="status" className="vstack gap-3">
      {openElsewhere && <p className="alert">{texts.otherTab}</p>}
      {draft && <Offer key={draft.tab} draft={draft} onDone={() => setDrafts((all) => all.slice(1))} />}
    </div>
  );
}
