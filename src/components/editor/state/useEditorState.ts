import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorSession } from './EditorSession';
import type { EditorState } from './editor-state';
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
