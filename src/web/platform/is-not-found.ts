import { ApiProblem } from './api-problem.ts';

/** Whether the server said that there is no such thing, or none for this person. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;
