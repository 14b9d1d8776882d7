import { findWorkingTool } from './find-working-tool.ts';

const BINDING = ['--pdeathsig', 'KILL'];

/**
 * Wraps a command so that the kernel kills it when its parent ends, however that ends (Linux, setpriv of
 * util-linux). Elsewhere the command comes back as it was.
 */
export function dieWithParent(command: string, args: string[]): { command: string; args: string[] } {
  const setpriv = findWorkingTool('setpriv', BINDING);
  return setpriv === null ? { command, args } : { command: setpriv, args: [...BINDING, command, ...args] };
}
