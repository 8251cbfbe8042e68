import { type ChildProcess, spawn } from 'node:child_process';
import { inProject, PROJECT_ROOT } from '../lib/paths';
import { killAll, processTree } from '../lib/processes';
import { failedStep, passedStep, type Step } from './step';

export interface CommandResult {
  status: number;
  output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program of node_modules with the Node that runs us; its output is kept, not shown. */
export function runNode(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  return runCommand(process.execPath, [inProject('node_modules', script), ...args], env);
}

/** Runs any program; its output is kept, not shown. One that is not there ends with status 1. */
export function runCommand(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: PROJECT_ROOT,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      running.delete(child);
      resolve({ status: 1, output: `${output}\n${error.message}` });
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ status: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** Ends whatever is running, with everything it started. */
export function stopCommands(): void {
  for (const { pid } of running) if (pid !== undefined) killAll(processTree(pid));
}

/** A step that passes when each of its programs ends with status 0. */
export function commandStep(name: string, commands: { script: string; args: string[] }[]): Step {
  return {
    name,
    run: async () => {
      for (const { script, args } of commands) {
        const { status, output } = await runNode(script, args);
        if (status !== 0) return failedStep(output);
      }
      return passedStep();
    },
  };
}
