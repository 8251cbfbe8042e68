// Preloaded into firebase-tools: tells who started it of each change of an account or a file, which Auth and Storage keep in
// memory alone, so that they can be written down at once (backend.ts). What only reads, or signs somebody in, is no change.
import { Server } from 'node:http';

const ACCOUNTS =
  /\/accounts:(signUp|update|delete|resetPassword|batchCreate|batchDelete|signInWithEmailLink)\b/;
const FILES = /^\/(v0|upload\/storage\/v1|storage\/v1)\/b\//;
const emit = Server.prototype.emit;

Server.prototype.emit = function (event, ...given) {
  const [request, response] = given;
  if (event === 'request' && isChange(request))
    response.once('finish', () => {
      if (response.statusCode < 400) process.send?.('changed');
    });
  return emit.call(this, event, ...given);
};

function isChange({ method, url }) {
  return method !== 'GET' && method !== 'OPTIONS' && (ACCOUNTS.test(url) || FILES.test(url));
}
