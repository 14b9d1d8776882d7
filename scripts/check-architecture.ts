import { join, resolve } from 'node:path';
import { cruise, rulesThatObject } from './architecture/cruise.ts';
import { isEntry, readHouse } from './architecture/read-house.ts';
import { SIZE_RULES } from './architecture/size-rules.ts';
import { SYNTAX_RULES, syntaxFaults } from './architecture/syntax-rules.ts';

/** Fails when a rule of the house is broken, or when a rule no longer notices what it is there for. */
const ROOT = resolve(import.meta.dirname, '..');
const BAD_HOUSE = 'tests/architecture/bad-house';

const cruises = Promise.all([cruise('.', ['src']), cruise(BAD_HOUSE, ['src'])]);
const files = readHouse(ROOT, ['src', 'scripts', 'bench', 'tests']);
const source = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));
const planted = new Set(syntaxFaults(readHouse(join(ROOT, BAD_HOUSE), ['src'])).map(({ rule }) => rule));
const found = [
  ...syntaxFaults(source).map(({ text }) => text),
  ...Object.values(SIZE_RULES).flatMap((rule) => rule({ files, isEntry: (path) => isEntry(ROOT, path) })),
];
const [house, canary] = await cruises;
const objecting = rulesThatObject(canary);
const silent = [
  ...house.ruleNames.filter((name) => !objecting.has(name)),
  ...SYNTAX_RULES.map(({ name }) => name).filter((name) => !planted.has(name)),
];

const faults = [
  ...house.violations.map((v) => `${v.from} → ${v.to}: ${v.rule}\n    ${v.comment}`),
  ...silent.map((name) => `rule ${name} stays silent on ${BAD_HOUSE}: it protects nothing`),
  ...found,
];
// A cruiser that cannot parse the sources sees few modules and finds nothing: the count is part of the check.
if (house.ownModules < source.length * 0.98)
  faults.push(`only ${house.ownModules} of ${source.length} source files were looked at`);

const rules = house.ruleNames.length + SYNTAX_RULES.length + Object.keys(SIZE_RULES).length;
for (const fault of faults) console.error(`- ${fault}`);
console.log(
  `architecture: ${house.ownModules} modules, ${rules} rules, ${faults.length === 0 ? 'all hold' : `${faults.length} faults`}`,
);
process.exit(faults.length === 0 ? 0 : 1);
