import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { watchMemory, writeDataLimit } from './memory-limit.ts';
import type { ChildMessage, JobRequest } from './messages.ts';
import { dieWithParent, findWorkingTool, TOOL_ENVIRONMENT } from './system-tools.ts';

export interface ChildLimits {
  /** Memory for data: heap, wasm, buffers and pictures together. */
  memoryMb: number;
  /** Of its whole life. */
  cpuSeconds: number;
  /** How far it gives way to other programs, 0 to 19; what it starts does the same. */
  niceness?: number;
}

export type ChildEnd = 'cpu' | 'memory' | 'crash';

export interface Child {
  pid: number;
  send: (request: JobRequest) => void;
  /** Ends it and all it started, at once. */
  kill: () => void;
  /** Resolves when it is gone; `detail` is the end of what it said last, for the log. */
  ended: Promise<{ end: ChildEnd; detail: string }>;
}

/** V8's own heap; the rest of the memory is for wasm, pictures and buffers. */
const HEAP_SHARE = 0.75;
/** The program itself: resident, though not data. */
const PROGRAM_MB = 80;
const KEPT_STDERR_CHARACTERS = 2000;
const OUT_OF_MEMORY = /out of memory|allocation failed|cannot allocate/i;

/** Starts one child on `entry`, a TypeScript file that calls `serveJobs`, within limits the system enforces. */
export function startChild(
  entry: string,
  limits: ChildLimits,
  onMessage: (message: ChildMessage) => void,
): Child {
  const heapMb = Math.round(limits.memoryMb * HEAP_SHARE);
  const node = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--disable-warning=ExperimentalWarning',
    entry,
  ];
  const options = [
    writeDataLimit(limits.memoryMb),
    `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds + 5}`,
    '--core=0',
  ];
  const prlimit = findWorkingTool('prlimit', options);
  const [program = process.execPath, ...rest] = prlimit === null ? node : [prlimit, ...options, ...node];
  const { command, args } = dieWithParent(program, rest);
  // Its own process group, so that the programs it starts can be ended together with it.
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: TOOL_ENVIRONMENT,
    detached: true,
  });
  giveWay(child, limits.niceness ?? 0);
  let stderr = '';
  let isOverMemory = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const heard = stderr + text;
    // Judged while it comes: a long list of calls may follow and push it out of what is kept.
    isOverMemory ||= OUT_OF_MEMORY.test(heard);
    stderr = heard.slice(-KEPT_STDERR_CHARACTERS);
  });
  child.on('message', (message) => onMessage(message as ChildMessage));
  const kill = () => killGroup(child);
  const stopWatching =
    prlimit !== null || child.pid === undefined
      ? () => {}
      : watchMemory(child.pid, limits.memoryMb + PROGRAM_MB, () => {
          isOverMemory = true;
          kill();
        });
  const ended = new Promise<{ end: ChildEnd; detail: string }>((resolve) => {
    const finish = (signal: NodeJS.Signals | null, error: string) => {
      stopWatching();
      resolve({
        end: isOverMemory ? 'memory' : signal === 'SIGXCPU' ? 'cpu' : 'crash',
        detail: `${error}${stderr}`.trim(),
      });
    };
    child.on('error', (error) => {
      if (child.pid === undefined) finish(null, error.message);
    });
    // Whatever it started must not outlive it, nor hold its output open.
    child.on('exit', () => killGroup(child));
    child.on('close', (code, signal) => finish(signal, `ended with ${signal ?? code}. `));
  });
  return {
    pid: child.pid ?? 0,
    send: (request) => child.send(request, () => {}),
    kill,
    ended,
  };
}

function giveWay({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined || niceness === 0) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: it is only less polite.
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already, or this system has none.
    child.kill('SIGKILL');
  }
}
