import { parseArgs } from 'node:util';
import { benchAnalysis } from './bench-analysis.ts';
import { benchComposing } from './bench-composing.ts';
import { benchConnections } from './bench-connections.ts';
import { benchDesks } from './bench-desks.ts';
import { benchDrafts } from './bench-drafts.ts';
import { benchLists } from './bench-lists.ts';
import { benchOcr } from './bench-ocr.ts';
import { benchOrders } from './bench-orders.ts';
import { benchPayments } from './bench-payments.ts';
import { benchPreview } from './bench-preview.ts';
import { benchReading } from './bench-reading.ts';
import { benchSignIn } from './bench-sign-in.ts';
import { benchStart } from './bench-start.ts';
import { benchStreams } from './bench-streams.ts';
import { benchStudio } from './bench-studio.ts';
import { benchTurns } from './bench-turns.ts';
import { collectPdfs } from './collect-pdfs.ts';
import { benchLoad, LOAD_OPTIONS } from './load/bench-load.ts';

/**
 * Every figure the documents quote, in one run. These machines are noisy: what is compared is measured
 * alternately in the same run and printed as a ratio; absolute times are for scale only.
 * `npm run bench` runs all, `npm run bench -- reading lists` some.
 */
const BENCHES = {
  reading: benchReading,
  ocr: benchOcr,
  analysis: benchAnalysis,
  composing: benchComposing,
  preview: benchPreview,
  studio: benchStudio,
  drafts: benchDrafts,
  orders: benchOrders,
  turns: benchTurns,
  lists: benchLists,
  desks: benchDesks,
  payments: benchPayments,
  'sign-in': benchSignIn,
  streams: benchStreams,
  start: benchStart,
  connections: benchConnections,
  load: benchLoad,
};
type BenchName = keyof typeof BENCHES;

const { positionals: asked, values } = parseArgs({ allowPositionals: true, options: LOAD_OPTIONS });
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No such figure: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}

// Ends what was started as well: products end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const pdfs = await collectPdfs();
for (const name of Object.keys(BENCHES) as BenchName[]) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n## ${name}`);
  for await (const line of BENCHES[name](pdfs, values)) console.log(line);
}
await pdfs.discard();
