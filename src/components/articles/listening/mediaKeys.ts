type Acts = Partial<Record<MediaSessionAction, () => void>>;

/** Gives the keys for media, where the browser lends them to a voice, these acts; gives what takes them back. */
export function takeMediaKeys(title: string, acts: Acts): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const { mediaSession } = navigator;
  const names = Object.keys(acts) as MediaSessionAction[];
  const set = (handlerOf: (name: MediaSessionAction) => (() => void) | null) => {
    for (const name of names) {
      try {
        mediaSession.setActionHandler(name, handlerOf(name));
      } catch (cause) {
        // A key that this browser does not know.
        console.debug('No such key for media', name, cause);
      }
    }
  };
  mediaSession.metadata = new MediaMetadata({ title });
  set((name) => acts[name] ?? null);
  return () => {
    mediaSession.metadata = null;
    set(() => null);
  };
}
