// Preloaded into firebase-tools: its Hosting emulator (superstatic) reads the address outside of what it catches, so that one link
// with a malformed escape (/foro/tema/%E0%A4%A), two slashes alone or a host that is none end the whole backend. What it
// cannot read is asked for as the page of what does not exist; in a query, which Hosting does not look at, the stray signs are
// escaped.
import { Server } from 'node:http';
import { parse } from 'node:url';

const NO_PAGE = '/404.html';
const NO_HOST = 'localhost';
const emit = Server.prototype.emit;

Server.prototype.emit = function (event, ...given) {
  const [request] = given;
  if (event === 'request') makeReadable(request);
  return emit.call(this, event, ...given);
};

function makeReadable(request) {
  if (!isReadable('/', request.headers.host)) request.headers.host = NO_HOST;
  if (isReadable(request.url)) return;
  const start = request.url.indexOf('?');
  const path = start < 0 ? request.url : request.url.slice(0, start);
  request.url = isReadable(path) ? path + request.url.slice(start).replaceAll('%', '%25') : NO_PAGE;
}

/** Whether each of the ways in which it reads an address succeeds. */
function isReadable(address, host = NO_HOST) {
  try {
    decodeURI(address);
    parse(address);
    return Boolean(new URL(address, `http://${host}`));
  } catch {
    return false;
  }
}
