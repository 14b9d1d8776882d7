import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoEditor, DemoTeacher } from './demo-people.ts';

/** The product as the seed needs it: the real one, or a test's. */
export interface DemoHost {
  app: FastifyInstance;
  deps: AppDeps;
  /** The clock that `deps` were given. */
  clock: DemoClock;
  /** Runs background work until none waits. */
  runJobs(): Promise<void>;
}

/** Everyone signed in. */
export interface DemoSchool {
  teachers: Record<DemoTeacher, ApiClient>;
  editors: Record<DemoEditor, ApiClient>;
  adminId: string;
}
