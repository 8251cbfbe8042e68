// Preloaded into firebase-tools: tells who started it of each change of an account or a file, which Auth and Storage keep in
// memory alone, so that they can be written down at once (backend.ts). What only reads, or signs somebody in, is no change. A new
// account is answered once that was done: what somebody was told survives a kill -9, as documents do.
import { Server } from 'node:http';

const ACCOUNTS =
  /\/accounts:(signUp|update|delete|resetPassword|batchCreate|batchDelete|signInWithEmailLink)\b/;
const FILES = /^\/(v0|upload\/storage\/v1|storage\/v1)\/b\//;
const NEW_ACCOUNT = /\/accounts:signUp\b/;
/** So long at most an answer is held. */
const PATIENCE_MS = 10_000;
const emit = Server.prototype.emit;
/** The answers that are held, by their numbers. */
const held = new Map();
let last = 0;

Server.prototype.emit = function (event, ...given) {
  const [request, response] = given;
  if (event === 'request' && isChange(request)) {
    if (NEW_ACCOUNT.test(request.url)) holdUntilSaved(response);
    else
      response.once('finish', () => {
        if (response.statusCode < 400) process.send?.('changed');
      });
  }
  return emit.call(this, event, ...given);
};

function isChange({ method, url }) {
  return method !== 'GET' && method !== 'OPTIONS' && (ACCOUNTS.test(url) || FILES.test(url));
}

function holdUntilSaved(response) {
  const end = response.end;
  response.end = (...given) => {
    response.end = end;
    if (response.statusCode >= 400 || !process.connected) return end.apply(response, given);
    last += 1;
    const number = last;
    const answer = () => {
      clearTimeout(timer);
      if (held.delete(number)) end.apply(response, given);
    };
    const timer = setTimeout(answer, PATIENCE_MS);
    held.set(number, answer);
    process.send({ save: number });
    return response;
  };
}

process.on('message', ({ saved }) => held.get(saved)?.());
