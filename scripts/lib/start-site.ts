import type { SeedState } from '../seed/version';

export interface StartFlags {
  /** What visitors get, in place of the development server. */
  prod: boolean;
  /** A site without content, whose data is kept apart. */
  empty: boolean;
  /** Throws away the data of earlier runs first. */
  reset: boolean;
}

/** What a start does to the machine, one after another. */
export interface StartParts {
  /** Throws away what earlier runs left in a data directory. */
  removeData(directory: string): void;
  /** Starts backend and site on a data directory; gives the site's address, null where it was stopped meanwhile. */
  serve(directory: string): Promise<string | null>;
  seedState(): Promise<SeedState>;
  /** Puts the demo content in place, and keeps it. */
  seed(): Promise<void>;
  /** Draws the pages of the production build from what the backend holds. */
  draw(): Promise<unknown>;
}

const OLDER_CONTENT =
  'El contenido de demostración de .data/ es de una versión anterior. Para renovarlo, con lo que hayas cambiado perdido: la misma orden con --reset (npm start -- --reset)';

/** The folder of a start's data, in the project. */
export const dataDirectory = ({ empty }: StartFlags): string => (empty ? '.data/empty' : '.data');

/** Starts the site as the flags say; gives what to tell whoever started it, the address first. Null where it was stopped meanwhile. */
export async function startSite(flags: StartFlags, parts: StartParts): Promise<[string, ...string[]] | null> {
  const directory = dataDirectory(flags);
  if (flags.reset) parts.removeData(directory);
  const address = await parts.serve(directory);
  if (address === null) return null;
  const held = flags.empty ? 'current' : await parts.seedState();
  if (held === 'none') await parts.seed();
  if (flags.prod) await parts.draw();
  return [
    address,
    ...(held === 'older' ? [OLDER_CONTENT] : []),
    ...(flags.empty
      ? [
          `El sitio está vacío: crea su primer administrador en ${address}/crear-admin`,
          `Después, sus primeros pasos están en el panel: ${address}/admin`,
        ]
      : []),
  ];
}
