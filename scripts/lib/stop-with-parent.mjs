// Preloaded into a child process (node --import), or imported by a script that npm runs: when the process that started
// it is gone, even by kill -9, it asks itself to stop, so that nothing of ours is left holding the ports. (npm passes a
// SIGTERM to its shell, and the shell passes it to nobody.)
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
