import { fileURLToPath } from 'node:url';

/** Where the demo content is. */
export const CONTENT_DIR = fileURLToPath(new URL('./content', import.meta.url));
