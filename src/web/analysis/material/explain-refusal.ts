import { ApiProblem } from '#web/platform/api-problem.ts';

/** The sentence of a broken rule, at the field it belongs to. */
export interface MaterialFaults {
  file?: string | undefined;
  content?: string | undefined;
}

const OF_THE_FILE = new Set(['unsupported_type', 'too_large', 'body_too_large', 'unreadable_file']);

/** Finds the field a refusal speaks of; none for those that speak of no field (no connection, another status). */
export function explainRefusal(error: unknown): MaterialFaults {
  if (!(error instanceof ApiProblem)) return {};
  if (OF_THE_FILE.has(error.code)) return { file: [error.message, error.detail].filter(Boolean).join(' ') };
  const at = (path: string) => error.issues.find((issue) => issue.path === path)?.message;
  return { file: at('file'), content: at('content') };
}
