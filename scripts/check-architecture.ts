import { cruise, rulesThatObject } from './architecture/cruise.ts';
import { sizeViolations } from './architecture/size-rules.ts';
import { sourceFiles } from './architecture/source-files.ts';
import { textViolations } from './architecture/text-rules.ts';

/** Fails when a rule of the house is broken, or when a rule no longer notices what it is there for. */
const BAD_HOUSE = 'tests/architecture/bad-house';

const files = sourceFiles(['src']);
const house = await cruise('.', ['src']);
const canary = await cruise(BAD_HOUSE, ['src']);
const silent = house.ruleNames.filter((name) => !rulesThatObject(canary).has(name));

const faults = [
  ...house.violations.map((v) => `${v.from} → ${v.to}: ${v.rule}\n    ${v.comment}`),
  ...silent.map((name) => `rule ${name} stays silent on ${BAD_HOUSE}: it protects nothing`),
  ...textViolations(files),
  ...sizeViolations(sourceFiles(['src', 'scripts', 'bench', 'tests'])),
];
// A cruiser that cannot parse the sources sees few modules and finds nothing: the count is part of the check.
const expected = files.filter((file) => /\.tsx?$/.test(file) && !/\.(gen|d)\.ts$/.test(file)).length;
if (house.ownModules < expected * 0.98) {
  faults.push(`only ${house.ownModules} of ${expected} source files were looked at`);
}

for (const fault of faults) console.error(`- ${fault}`);
console.log(
  `architecture: ${house.ownModules} modules, ${house.ruleNames.length} rules, ${faults.length === 0 ? 'all hold' : `${faults.length} faults`}`,
);
process.exit(faults.length === 0 ? 0 : 1);
