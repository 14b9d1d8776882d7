import { HOLDINGS } from '#server/files/holdings.ts';
import { openProduct } from '#server/open-product.ts';
import type { Config } from '#server/platform/config.ts';
import { claimInstallation } from '#server/platform/installation/claim-installation.ts';
import { createLog } from '#server/platform/log.ts';
import { Shutdown } from '#server/platform/shutdown.ts';
import { demoClock } from './demo-clock.ts';
import type { DemoHost } from './demo-school.ts';

/** The product on its real database and storage, not listening, with a clock that can be set. */
export async function openDemo(config: Config): Promise<DemoHost & { close(): Promise<void> }> {
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown();
  const clock = demoClock();
  const { deps, openApp, startJobs } = await openProduct({ config, log, shutdown, deps: { clock } });
  await claimInstallation(deps, HOLDINGS);
  const app = await openApp();
  return {
    app,
    deps,
    clock,
    // Not before the first lesson: a place that turns out to be a real one is left as it was found.
    runJobs: async () => (await startJobs()).idle(),
    close: () => shutdown.endAll(),
  };
}
