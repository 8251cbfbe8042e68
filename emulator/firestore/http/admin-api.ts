import { resolve } from 'node:path';
import type { SourceIssue } from '../../rules/types';
import { boolean, custom, decode, list, message, string } from '../api/decode';
import { parseIndexConfiguration } from '../api/index-file';
import type { Project } from '../api/project';
import type { Projects } from '../api/projects';
import { FirestoreError } from '../errors';
import { writeExport } from '../persistence/export';
import type { RulesSource } from '../security/ruleset-slot';
import { checkedProject, unescaped } from './address';
import type { Answer } from './answer';
import { parseJson } from './body';

type AdminOperation = (project: Project, body: unknown, projects: Projects) => unknown;

/** How firebase-tools numbers the severity of an issue. */
const SEVERITIES = { warning: 2, error: 3 } as const;

const rulesRequest = message('SecurityRules', {
  ignoreErrors: custom((json) => json),
  rules: message('Source', { files: list(message('File', { name: string, content: string })) }),
});

const judgementRequest = message('Judgement', { eachWrite: boolean });

const exportRequest = message('Export', { database: string, exportDirectory: string, exportName: string });

/** Puts rules in force for a project; those of the launched project are everyone's who has none. */
const putRules: AdminOperation = (project, body, projects) => {
  const file = decode(rulesRequest, body).rules?.files?.[0];
  if (file?.content === undefined)
    throw new FirestoreError('INVALID_ARGUMENT', 'rules.files[0].content is required.');
  const source: RulesSource = { name: file.name ?? 'security.rules', content: file.content };
  const slot = project.id === projects.mainProject ? projects.defaultRules : project.rules;
  return { issues: slot.load(source).map((issue) => renderIssue(source.name, issue)) };
};

const putIndexes: AdminOperation = (project, body) => {
  try {
    project.database.setIndexes(parseIndexConfiguration(body));
  } catch (error) {
    throw new FirestoreError('INVALID_ARGUMENT', error instanceof Error ? error.message : String(error));
  }
  return {};
};

const exportDocuments: AdminOperation = (project, body) => {
  const { exportDirectory, exportName = 'firestore_export' } = decode(exportRequest, body);
  if (!exportDirectory) throw new FirestoreError('INVALID_ARGUMENT', 'export_directory is required.');
  project.compact();
  writeExport(project.database, resolve(exportDirectory), exportName, project.now());
  return {};
};

const OPERATIONS: Record<string, AdminOperation> = {
  'PUT :securityRules': putRules,
  'PUT :indexes': putIndexes,
  'POST :export': exportDocuments,
  'DELETE /databases/(default)/documents': (project) => {
    project.clear();
    return {};
  },
  'PUT /judgement': (project, body) => {
    project.judgesEachWrite = decode(judgementRequest, body).eachWrite ?? false;
    return {};
  },
  'GET /usage': (project) => project.usage.report(),
  'DELETE /usage': (project) => {
    project.usage.reset();
    return {};
  },
  'PUT /faults': (project, body) => {
    project.faults.replace(body);
    return {};
  },
  'DELETE /faults': (project) => {
    project.faults.clear();
    return {};
  },
};

/** Serves the emulator's own addresses, /emulator/v1/projects/ID…; undefined for any other. Throws FirestoreError. */
export function serveAdmin(
  projects: Projects,
  method: string,
  pathname: string,
  text: string,
): Answer | undefined {
  const match = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/s.exec(pathname);
  if (!match) return undefined;
  const [, id = '', rest = ''] = match;
  const operation = OPERATIONS[`${method} ${unescaped(rest)}`];
  if (!operation) return undefined;
  return {
    status: 200,
    body: operation(projects.get(checkedProject(unescaped(id))), parseJson(text), projects),
  };
}

function renderIssue(fileName: string, { severity, message, line, column }: SourceIssue) {
  return { severity: SEVERITIES[severity], description: message, sourcePosition: { fileName, line, column } };
}
