import { findTool } from './find-tool.ts';

/**
 * Wraps a command so that the kernel kills it when its parent ends, however that ends (Linux, setpriv of
 * util-linux). Elsewhere the command comes back as it was.
 */
export function dieWithParent(command: string, args: string[]): { command: string; args: string[] } {
  const setpriv = process.platform === 'linux' ? findTool('setpriv') : null;
  if (setpriv === null) return { command, args };
  return { command: setpriv, args: ['--pdeathsig', 'KILL', command, ...args] };
}
