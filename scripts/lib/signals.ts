/** Calls `stop` for Ctrl-C, SIGTERM, a closed terminal, and the end of the npm that runs this script. */
export async function onStopSignal(stop: () => void): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) await import('./stop-with-parent.mjs');
}
