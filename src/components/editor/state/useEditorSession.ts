import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import * as staff from '@/model/messages/staff';
import type { Account } from '@/model/users/account';
import {
  acquireTabLock,
  chooseAutosave,
  forgetDrafts,
  isAutosaveChosen,
  keepDraft,
  sendArticlePicture,
  storeArticle,
  sweepPictures,
} from '@/services/articles';
import { session as siteSession } from '@/session';
import { EditorSession } from './EditorSession';
import type { EditorPorts, EditorState } from './editor-state';
import type { Upload } from './UploadList';

const Session = createContext<EditorSession | null>(null);

export const EditorProvider = Session.Provider;

export function useEditor(): EditorSession {
  const session = useContext(Session);
  if (!session) throw new Error('EditorProvider is missing around this component');
  return session;
}

/** One thing of the editor's state; the component renders only when that changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const session = useEditor();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}

export function useUploads(): readonly Upload[] {
  const { uploads } = useEditor();
  return useSyncExternalStore(uploads.subscribe, uploads.getState);
}

function portsOf(articleId: string, tab: string, account: () => Account): EditorPorts {
  const own = () => ({ uid: account().uid, articleId, tab });
  return {
    save: (fields, baseVersion, autosave) =>
      storeArticle(articleId, fields, {
        account: account(),
        apply: siteSession.apply,
        baseVersion: baseVersion ?? 0,
        ...(autosave ? { autosave } : {}),
      }),
    upload: (file, options) => sendArticlePicture(articleId, account(), file, options),
    sweep: sweepPictures,
    keep: (draft) => keepDraft({ ...draft, ...own(), keptAt: new Date() }),
    forget: (others) => forgetDrafts(others ?? [own()]),
    chooseAutosave: (autosave) => chooseAutosave(account().uid, autosave),
  };
}

/**
 * The editor of an article, for as long as its page is open. When the tab is hidden or the page is left, what is unsaved is
 * kept on the device at once; where the session ended, its writer is told so.
 */
export function useEditorSession(articleId: string, stored: Article | null, account: Account): EditorSession {
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  }, [account]);
  const { uid } = account;
  const [editor] = useState(() => {
    const tab = crypto.randomUUID();
    const ports = portsOf(articleId, tab, () => latest.current);
    return new EditorSession(stored, ports, { autosave: isAutosaveChosen(uid), tab });
  });

  useEffect(() => {
    const release = acquireTabLock({ uid, articleId, tab: editor.tab });
    const keep = () => {
      if (document.visibilityState === 'hidden') void editor.keepCopy();
    };
    document.addEventListener('visibilitychange', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      const unsaved = editor.hasUnsaved();
      editor.close();
      release();
      if (unsaved && siteSession.getState().status !== 'member')
        showToast(staff.editor.errors.sessionEnded, { tone: 'danger' });
    };
  }, [editor, uid, articleId]);

  return editor;
}
