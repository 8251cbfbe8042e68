import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import {
  deviceDrafts,
  deviceNotes,
  sendArticlePicture,
  storeArticle,
  sweepPictures,
  useManagedArticle,
} from '@/services/queries/articles/useArticleEditing';
import { session as siteSession } from '@/session';
import { looksLikeHtml } from '../../articles/prose/useReadableContent';
import { EditorSession } from './EditorSession';
import type { EditorPorts, EditorState } from './editor-state';
import type { Upload } from './UploadList';

const Session = createContext<EditorSession | null>(null);

/** Around an editor's components. */
export const EditorProvider = Session.Provider;

/** The article that is being written. */
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

/** The pictures that are on their way. */
export function useUploads(): readonly Upload[] {
  const { uploads } = useEditor();
  return useSyncExternalStore(uploads.subscribe, uploads.getState);
}

const tabs = new WeakMap<EditorSession, string>();

/** The name by which the device tells this editor's copies from those of other tabs. */
export function tabOf(editor: EditorSession): string {
  return tabs.get(editor) ?? '';
}

function portsOf(articleId: string, tab: string, account: () => Account): EditorPorts {
  const own = () => ({ uid: account().uid, articleId, tab });
  return {
    save: async (fields, baseVersion, autosave) => {
      const saving = {
        account: account(),
        baseVersion: baseVersion ?? 0,
        ...(autosave ? { autosave } : {}),
      };
      const outcome = await storeArticle(articleId, fields, saving);
      return outcome.status === 'conflict'
        ? { ...outcome, stored: await toMarkdown(outcome.stored) }
        : outcome;
    },
    upload: (file, options) => sendArticlePicture(articleId, account(), file, options),
    sweep: sweepPictures,
    keep: (draft) => deviceDrafts.keepDraft({ ...draft, ...own(), keptAt: new Date() }),
    forget: (others) => deviceDrafts.forgetDrafts(others ?? [own()]),
    chooseAutosave: (autosave) => deviceNotes.chooseAutosave(account().uid, autosave),
  };
}

function create(articleId: string, stored: Article | null, account: () => Account): EditorSession {
  const tab = crypto.randomUUID();
  const autosave = deviceNotes.isAutosaveChosen(account().uid);
  const editor = new EditorSession(stored, portsOf(articleId, tab, account), { autosave });
  tabs.set(editor, tab);
  return editor;
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
  const [editor] = useState(() => create(articleId, stored, () => latest.current));
  const { uid } = account;

  useEffect(() => {
    const release = deviceDrafts.acquireTabLock({ uid, articleId, tab: tabOf(editor) });
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

/**
 * An article as it is edited: HTML of the old blog becomes markdown (spec 1, section 2). Rejects when the code that
 * converts does not arrive: editing half of an article would lose the rest.
 */
export async function toMarkdown(article: Article): Promise<Article> {
  const contenido = article.contenido.replace(/\r\n?/g, '\n');
  if (!looksLikeHtml(contenido)) return { ...article, contenido };
  const { htmlToMarkdown } = await import('@/model/html-to-markdown');
  return { ...article, contenido: htmlToMarkdown(contenido) };
}

type EditableArticle =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; message: string; retry: () => void }
  | { status: 'ready'; article: Article };

/** A stored article as it is edited: its text is markdown, whatever it was. Read once, when the editor opens. */
export function useEditableArticle(id: string, enabled: boolean): EditableArticle {
  const { article, status, error, retry } = useManagedArticle(id, enabled);
  const [ready, setReady] = useState<Article | null>(null);
  const [failed, setFailed] = useState<Article | null>(null);

  useEffect(() => {
    if (!article || ready) return;
    let current = true;
    toMarkdown(article).then(
      (converted) => current && setReady(converted),
      (cause: unknown) => {
        console.info('The code that converts HTML could not be loaded', cause);
        if (current) setFailed(article);
      },
    );
    return () => {
      current = false;
    };
  }, [article, ready]);

  if (ready) return { status: 'ready', article: ready };
  if (status === 'missing') return { status };
  if (status === 'error') return { status, message: error?.message ?? '', retry };
  if (failed && failed === article)
    return { status: 'error', message: messages.errors.byCode.unavailable, retry };
  return { status: 'loading' };
}
