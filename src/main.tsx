/**
 * Brings the application in, one large part at a time: run all at once, its code would hold a slow phone for a quarter of
 * a second. index.html asks for the parts from the start (scripts/html-head.ts), so none waits for another to arrive.
 */
const nextTask = () => new Promise<void>((done) => setTimeout(done));

async function main(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  await import('react-dom/client');
  await nextTask();
  await import('@/services/firebase');
  await nextTask();
  const { mount } = await import('./application');
  mount(container);
}

void main();
