import { Problem } from '#server/platform/http/problem.ts';
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from './common-passwords.ts';

/** @throws Problem 400 with the issue at `path` for a password that a guesser tries first. */
export function refuseCommonPassword(password: string, path: string, email?: string): void {
  if (isCommonPassword(password, email)) throw Problem.ofIssues([{ path, message: COMMON_PASSWORD_MESSAGE }]);
}
