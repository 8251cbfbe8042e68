import { keysOf } from '@/model/shared/unknown-value';

/** Gives the keys for media, where the browser lends them to a voice, these acts; gives what takes them back. */
export function takeMediaKeys<Name extends MediaSessionAction>(
  title: string,
  acts: Readonly<Record<Name, () => void>>,
): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const set = (handlerOf: (name: Name) => (() => void) | null) => {
    for (const name of keysOf(acts)) {
      try {
        mediaSession.setActionHandler(name, handlerOf(name));
      } catch (cause) {
        // A key that this browser does not know.
        console.debug('No such key for media', name, cause);
      }
    }
  };
  mediaSession.metadata = new MediaMetadata({ title });
  set((name) => acts[name]);
  return () => {
    mediaSession.metadata = null;
    set(() => null);
  };
}
