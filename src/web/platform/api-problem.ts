import { BROWSER_PROBLEMS, type BrowserProblemCode } from '#shared/http/browser-problems.ts';
import type { ProblemBody, ProblemCode } from '#shared/http/problem-codes.ts';

export interface Issue {
  path: string;
  message: string;
}

/** A refused or failed call. `message` is a pt-BR sentence for the screen. */
export class ApiProblem extends Error {
  readonly code: ProblemCode | 'network' | 'cancelled';
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** What the server adds, such as the cause of an unreadable file; empty where it repeats the message. */
  readonly detail: string;
  readonly issues: readonly Issue[];
  /** The answer said why in words of its own; otherwise `message` is the sentence of its kind. */
  readonly isWorded: boolean;
  /** What else the answer holds, such as the present state of a conflict; judged where it is read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** `<status>: <body, or status text>`, for logs. */
  readonly text: string;

  constructor(facts: {
    code: ApiProblem['code'];
    status: number;
    message: string;
    detail?: string;
    issues?: readonly Issue[];
    isWorded?: boolean;
    data?: Readonly<Record<string, unknown>>;
    text?: string;
  }) {
    super(facts.message);
    this.name = 'ApiProblem';
    this.code = facts.code;
    this.status = facts.status;
    this.detail = facts.detail && facts.detail !== facts.message ? facts.detail : '';
    this.issues = facts.issues ?? [];
    this.isWorded = facts.isWorded ?? true;
    this.data = facts.data ?? {};
    this.text = facts.text ?? `${facts.status}: ${facts.message}`;
  }
}

/** The session is over or never was, as opposed to a wrong password. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && error.code === 'unauthorized';
}

/** The sentence to show for anything thrown; `fallback` for what is no refusal of ours, or an answer without words. */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof ApiProblem && (error.isWorded || fallback === undefined)) return error.message;
  return fallback ?? BROWSER_PROBLEMS.internal.message;
}

/** Reads a non-OK answer. A body that is no problem of ours (a proxy's page) gives the sentence of its status. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const raw = await response.text().catch(() => '');
  const body = parseBody(raw);
  return new ApiProblem({
    code: codeOf(body) ?? kindOf(response.status),
    status: response.status,
    message: body?.message ?? BROWSER_PROBLEMS[kindOf(response.status)].message,
    isWorded: typeof body?.message === 'string',
    ...(body?.detail && { detail: body.detail }),
    ...(body?.issues && { issues: body.issues }),
    ...(body && { data: { ...body } }),
    text: `${response.status}: ${raw || response.statusText}`,
  });
}

function parseBody(raw: string): Partial<ProblemBody> | null {
  try {
    const body: unknown = JSON.parse(raw);
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

const OURS = 'urn:lousa:problem:';

const OF_STATUS: Record<number, BrowserProblemCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'page_not_found',
  409: 'wrong_state',
  413: 'too_large',
  415: 'unsupported_type',
  422: 'unreadable_file',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const kindOf = (status: number): BrowserProblemCode => OF_STATUS[status] ?? 'internal';

/** The code an answer of ours names; a list of them all to judge it by is not worth its load. */
function codeOf(body: Partial<ProblemBody> | null): ProblemCode | undefined {
  const type: unknown = body?.type;
  return typeof type === 'string' && type.startsWith(OURS)
    ? (type.slice(OURS.length) as ProblemCode)
    : undefined;
}
