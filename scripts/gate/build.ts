/** The production build that tests and measurements are made on, in a process of its own: vite changes its environment. */
import { EmbeddedBackend } from './embedded-backend';

await new EmbeddedBackend().build();
