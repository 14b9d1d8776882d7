/**
 * All that a child process is told of its surroundings: where tools lie. Secrets of the server stay out of
 * reach of code that handles a stranger's file.
 */
export const TOOL_ENVIRONMENT = {
  PATH: ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin', '/bin'].join(':'),
  LANG: 'C.UTF-8',
} as const;

export const TOOL_FOLDERS = TOOL_ENVIRONMENT.PATH.split(':');
