import { raiseSublevels } from '#engine/pedagogy/language/typed-powers.ts';

const SYMBOLS = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Ti Cr Mn Fe Co Ni Cu Zn Br Ag Sn I Ba Pt Au Hg Pb U'.split(
    ' ',
  ),
);
/** Symbols with their counts, a group of them in brackets among them: `H2SO4`, `Ca(OH)2`. */
const FORMULA =
  /(?<![\p{L}\p{N}_-])(?:[A-Z][a-z]?\d{0,2}|\((?:[A-Z][a-z]?\d{0,2})+\)\d{0,2})+(?![\p{L}\p{N}_]|-\p{L})/gu;
const PART = /([A-Z][a-z]?|\))(\d*)/g;
/** Gases that a text names by one symbol: only beside other chemistry, for `H2` is a hypothesis as well. */
const GAS = /^(?:H2|O2|O3|N2|F2|Cl2|Br2|I2)$/;
const TELLS_OF_MATTER =
  /(?:g[áa]s|mol[ée]cul|[áa]tomo|i[ôo]nic|covalent|ligaç|(?<!\p{L})[íi](?:on|ons)(?!\p{L})|oxig[êe]nio|hidrog[êe]nio|nitrog[êe]nio|cloro|oz[ôo]nio|combust|fotoss|respiraç)/iu;
const ION =
  /(?<![\p{L}\p{N}])(Na|K|Li|Ag|H|Cl|Br|F|S|Ca|Mg|Fe|Al|Zn|Cu|Ba|Sr|Cr|Mn|Ni|Co|Pb|Hg|Sn)([23]?)([+–-])(?![\p{L}\p{N}+–-])/gu;
/** `SO4 2-`, `HCO3-`, `NH4+`: ions of several atoms. */
const GROUP_ION =
  /(?<![\p{L}\p{N}])(SO[34₃₄]|CO[3₃]|HCO[3₃]|NO[23₂₃]|PO[4₄]|OH|NH[4₄]|H[3₃]O|MnO[4₄]|CrO[4₄]|ClO[34₃₄]?|CN|HSO[4₄])\s?([23]?)([+–-])(?![\p{L}\p{N}+–-])/gu;

/**
 * Formulas of substances as they are printed: `H2O` → `H₂O`, `Ca(OH)2` → `Ca(OH)₂`, `Na+` → `Na⁺`.
 * @param isChemistry the text belongs to one that is full of them
 */
export function writeChemistry(text: string, isChemistry = false): string {
  const set = raiseSublevels(text);
  if (!/[A-Z]/.test(set)) return set;
  const written = set.replace(FORMULA, (raw) => (isCompound(raw) ? lower(raw) : raw));
  if (!isChemistry && written === set && !TELLS_OF_MATTER.test(text)) return written;
  return written
    .replace(
      GROUP_ION,
      (_, group: string, count: string, sign: string) =>
        `${lower(group)}${count === '' ? '' : HIGH[Number(count)]}${sign === '+' ? '⁺' : '⁻'}`,
    )
    .replace(FORMULA, (raw) => (GAS.test(raw) ? lower(raw) : raw))
    .replace(
      ION,
      (_, symbol: string, count: string, sign: string) =>
        `${symbol}${count === '' ? '' : HIGH[Number(count)]}${sign === '+' ? '⁺' : '⁻'}`,
    );
}

/** Two elements at least, counted by more than one: `H1N1` is a virus. */
function isCompound(raw: string): boolean {
  const parts = [...raw.matchAll(PART)];
  const elements = new Set(parts.flatMap(([, symbol = '']) => (symbol === ')' ? [] : symbol)));
  const counts = parts.flatMap(([, , count = '']) => (count === '' ? [] : Number(count)));
  return (
    elements.size > 1 &&
    counts.length > 0 &&
    counts.every((count) => count > 1) &&
    [...elements].every((symbol) => SYMBOLS.has(symbol))
  );
}

const HIGH = '⁰¹²³';
const LOW = '₀₁₂₃₄₅₆₇₈₉';

const lower = (raw: string): string => raw.replaceAll(/\d/g, (digit) => LOW[Number(digit)] ?? digit);

/** What is no text for a reader, or stays as it was typed. */
const KEPT = new Set(['id', 'type', 'kind', 'layout', 'form', 'picture', 'passageIds', 'latex', 'codes']);

/** From so many substances on a lesson is one of chemistry. */
const MANY = 4;

/** The same of all that slides or chapters say; a program stays as it is. */
export function writeSubstances<Told>(told: Told): Told {
  const all = JSON.stringify(told).match(FORMULA) ?? [];
  return write(told, all.filter(isCompound).length >= MANY);
}

function write<Told>(told: Told, isChemistry: boolean): Told {
  if (typeof told === 'string') return writeChemistry(told, isChemistry) as Told;
  if (Array.isArray(told)) return told.map((one) => write(one, isChemistry)) as Told;
  if (typeof told !== 'object' || told === null || ('type' in told && told.type === 'code')) return told;
  const entries = Object.entries(told).map(([key, value]) => [
    key,
    KEPT.has(key) ? value : write(value, isChemistry),
  ]);
  return Object.fromEntries(entries) as Told;
}
