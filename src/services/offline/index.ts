export { isGoodConnection } from './connection';
export { emptyDevice, useDeviceUse } from './kept-data';
export { isReachable } from './reachable';
export { bringCode, startWorker } from './registration';
