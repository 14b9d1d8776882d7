import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres/start-embedded-postgres.ts';

/** A process that uses the embedded database of a folder until it is told to stop, or is killed. */
const server = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' });
process.send?.({ how: server.how, socketDir: server.pgConfig.host });
process.once('message', async () => {
  await server.stop();
  process.exit(0);
});
