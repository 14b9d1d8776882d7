import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoConfig } from '#scripts/demo/demo-config.ts';
import { openDemo } from '#scripts/demo/open-demo.ts';
import { seedDemoSchool } from '#scripts/demo/seed-demo-school.ts';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { readDraftFigures } from '#server/production/read-draft-figures.ts';
import { LAYOUTS } from '#shared/composition/deck.ts';
import { type DraftGroup, SOURCE_NAMES } from '#shared/production/draft-work.ts';

/** How drafts are worked on in the demo school, filled anew: the rows of the table in docs/figures.md. */
export async function* benchDrafts(): AsyncGenerator<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-drafts-'));
  const product = await openDemo(demoConfig({ ...process.env, DATA_DIR: folder, PORT: '0' }));
  try {
    await ensureMasterAdmin(product.deps);
    await seedDemoSchool(product, () => undefined);
    const told = await readDraftFigures(product.deps.database.db, null);
    yield '| | deliveries | minutes, median | slides or sections kept | blocks kept | words kept |';
    yield '|---|---|---|---|---|---|';
    yield row('all', told.total);
    for (const group of told.byKind) yield row(KINDS[group.kind], group);
    for (const group of told.byEditor) yield row(group.name, group);
    for (const group of told.bySource) yield row(`from ${SOURCE_NAMES[group.source]}`, group);
    yield `handed over as a file from elsewhere, not measured: ${told.uploads}`;
    yield `checks not passed at the delivery: ${list(told.checks, ({ check, deliveries }) => `\`${check}\` ${deliveries}`)}`;
    yield `layouts that editors changed: ${list(told.layouts, ({ from, slides }) => `${LAYOUTS[from]} ${slides}`)}`;
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const KINDS = { presentation: 'slides', booklet: 'booklets' };
const row = (name: string, { deliveries, minutes, slides, blocks, words }: DraftGroup): string =>
  `| ${name} | ${deliveries} | ${minutes === null ? 'none' : minutes.toFixed(0)} | ${share(slides)} | ${share(blocks)} | ${share(words)} |`;
const share = (part: number | null): string => (part === null ? 'none' : `${(part * 100).toFixed(1)} %`);
const list = <Told>(all: readonly Told[], tell: (one: Told) => string): string =>
  all.length === 0 ? 'none' : all.map(tell).join(', ');
