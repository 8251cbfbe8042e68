import { setTimeout as delay } from 'node:timers/promises';
import { faultOfHeader, injectedError } from '../api/faults';
import type { ApiRequest, RequestCost } from '../api/operation';
import type { Project } from '../api/project';
import type { Projects } from '../api/projects';
import { type Route, routeFor, STREAMED } from '../api/routes';
import { FirestoreError } from '../errors';
import { callerOf } from '../security/caller';
import { Guard } from '../security/guard';
import type { Address } from './address';
import { type Answer, errorAnswer } from './answer';
import { parseJson } from './body';

const SHOWN_PATHS = 10;

/** A request as it came over HTTP. */
export interface HttpRequest {
  method: string;
  url: URL;
  headers: { authorization?: string | undefined; fault?: string | undefined };
  text: string;
}

/** Serves one request of the documents API: fault, caller, operation, bill. Never throws. */
export async function serveDocuments(
  projects: Projects,
  address: Address,
  http: HttpRequest,
): Promise<Answer> {
  const streamed = STREAMED.has(address.verb);
  try {
    const route = routeFor(http.method, address.verb, address.target);
    if (!route)
      throw new FirestoreError('NOT_FOUND', `Method not found: ${http.method} ${http.url.pathname}`);
    checkDatabase(address);
    return await serveRoute(projects.get(address.projectId), route, address, http);
  } catch (error) {
    return errorAnswer(error, streamed);
  }
}

async function serveRoute(
  project: Project,
  route: Route,
  address: Address,
  http: HttpRequest,
): Promise<Answer> {
  const fault = http.headers.fault
    ? faultOfHeader(http.headers.fault)
    : project.faults.take(route.name, `${address.path} ${http.text}`);
  if (fault?.latencyMs) await delay(fault.latencyMs);
  const cost: RequestCost = { reads: 0, writes: 0, deletes: 0, paths: [] };
  let guard: Guard | undefined;
  let answer: Answer;
  try {
    if (fault?.error && !fault.afterEffect) throw injectedError(fault.error);
    const caller = callerOf(http.headers.authorization);
    guard = new Guard(caller, project.rules, project.database, project.judgesEachWrite);
    const request: ApiRequest = {
      path: address.path,
      parameters: http.url.searchParams,
      body: parseJson(http.text),
    };
    const body = route.operation(project, request, { guard, cost });
    if (fault?.error) throw injectedError(fault.error);
    answer = { status: 200, body };
  } catch (error) {
    answer = errorAnswer(error, STREAMED.has(address.verb));
  }
  bill(project, route, address, cost, guard, answer);
  return answer;
}

function bill(
  project: Project,
  route: Route,
  address: Address,
  cost: RequestCost,
  guard: Guard | undefined,
  answer: Answer,
): void {
  const ruleReads = guard?.documentsRead.size ?? 0;
  project.usage.record({
    method: route.name,
    path: describePaths(cost.paths) || address.path,
    reads: cost.reads + ruleReads,
    writes: cost.writes,
    deletes: cost.deletes,
    ruleReads,
    ...(guard && guard.cost.expressions > 0 && { rules: guard.cost }),
    status: answer.status,
  });
}

/** The first paths of a request; a batch of 500 writes needs no more to be recognised. */
function describePaths(paths: string[]): string {
  const shown = paths.slice(0, SHOWN_PATHS).join(', ');
  return paths.length > SHOWN_PATHS ? `${shown} and ${paths.length - SHOWN_PATHS} more` : shown;
}

function checkDatabase({ projectId, databaseId }: Address): void {
  if (databaseId === '(default)') return;
  throw new FirestoreError(
    'NOT_FOUND',
    `The database ${databaseId} does not exist for project ${projectId}: only (default) does.`,
  );
}
