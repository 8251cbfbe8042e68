import { startBackend } from './scripts/lib/backend';
const b = await startBackend({ hosting: false, configFile: '/tmp/t-ref/kk/firebase.json', dataDirectory: '/tmp/t-ref/kk/data', logDirectory: '/tmp/t-ref/kk/logs', onProblem: (l) => console.log('P', l) });
console.log('started');
await b.stop();
