import { PROBLEMS, type ProblemBody, type ProblemCode } from '#shared/http/problem-codes.ts';

export interface ProblemOptions {
  /** Replaces the sentence of the code where the case knows more; pt-BR, may be shown. */
  message?: string;
  /** What can be done, pt-BR; the message when absent. */
  detail?: string;
  issues?: { path: string; message: string }[];
  retryAfterSeconds?: number;
  /** Further members of the answer, such as the present status of a conflict. */
  data?: Record<string, unknown>;
  cause?: unknown;
}

/** An expected refusal, thrown by use cases and answered by the one error handler. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly issues: { path: string; message: string }[];
  readonly retryAfterSeconds: number | null;
  readonly data: Record<string, unknown>;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.message ?? options.issues?.[0]?.message ?? PROBLEMS[code].message, {
      cause: options.cause,
    });
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.issues = options.issues ?? [];
    this.detail = options.detail ?? this.message;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.data = options.data ?? {};
  }

  /** A 400 whose message is the first issue's sentence. */
  static ofIssues(issues: { path: string; message: string }[]): Problem {
    return new Problem('invalid_request', { issues });
  }

  toBody(): ProblemBody & Record<string, unknown> {
    return {
      ...this.data,
      type: `urn:lousa:problem:${this.code}`,
      title: PROBLEMS[this.code].message,
      status: this.status,
      detail: this.detail,
      message: this.message,
      ...(this.issues.length > 0 ? { issues: this.issues } : {}),
    };
  }
}
