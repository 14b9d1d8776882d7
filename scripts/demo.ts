import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { demoConfig } from './demo/demo-config.ts';
import { judgeSettings, refuseRealPeople } from './demo/judge-place.ts';
import { openDemo } from './demo/open-demo.ts';
import { seedDemoSchool } from './demo/seed-demo-school.ts';
import { tellLogins } from './demo/tell-logins.ts';

/**
 * `npm run demo`: fills the product of this folder with the demo school, once, prints who can sign in and
 * serves as `npm start` does. `-- --anyway` does so in a place that looks like a real one.
 */
const isWantedAnyway = process.argv.includes('--anyway');
const config = demoConfig(process.env);
if (!isWantedAnyway) refuseFor(judgeSettings(config));
if (process.exitCode) process.exit();
const product = await openDemo(config);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endEarly);
try {
  if (!isWantedAnyway) refuseFor(await refuseRealPeople(product.deps));
  if (!process.exitCode) {
    await ensureMasterAdmin(product.deps);
    const outcome = await seedDemoSchool(product, (title) => process.stdout.write(`… ${title}\n`));
    await tellLogins(product, outcome);
  }
} finally {
  await product.close();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, endEarly);
if (!process.exitCode) await serve();

/** In place: the same process becomes the server, so that Ctrl-C reaches it directly. */
async function serve(): Promise<void> {
  const isUp = await fetch(`http://${config.host}:${config.port}/api/health/live`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (isUp) process.stdout.write(`Lousa já está no ar em ${config.publicUrl}\n`);
  else await import(new URL('./start.js', import.meta.url).href);
}

function refuseFor(objections: string[]): void {
  if (objections.length === 0) return;
  const hint = 'Se é isso mesmo que você quer: npm run demo -- --anyway';
  process.stderr.write(`${[...objections, hint].join('\n')}\n`);
  process.exitCode = 1;
}

/** What is begun stays and is completed by the next run; the database is not left behind without a keeper. */
async function endEarly(): Promise<void> {
  await product.close().catch(() => undefined);
  process.exit(130);
}
