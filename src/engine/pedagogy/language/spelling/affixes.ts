/** A rule of a Hunspell .aff file: a word made of a stem that lost `strip` and got `add`. */
export interface AffixRule {
  flag: string;
  strip: string;
  /** What the stem has to end (or begin) like. */
  condition: RegExp | null;
  /** Suffixes of this flag may stand together with prefixes. */
  joins: boolean;
}

export interface Affixes {
  /** By what they add. */
  suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  longestSuffix: number;
  longestPrefix: number;
}

/** Reads the SFX and PFX rules of an .aff file; the Brazilian one uses no others that judge a word. */
export function readAffixes(file: string): Affixes {
  const joining = new Map<string, boolean>();
  const suffixes = new Map<string, AffixRule[]>();
  const prefixes = new Map<string, AffixRule[]>();
  const conditions = new Map<string, RegExp | null>();
  for (const line of file.split('\n')) {
    if (!line.startsWith('SFX') && !line.startsWith('PFX')) continue;
    const [kind = '', flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/);
    if (condition === undefined) {
      joining.set(kind + flag, strip === 'Y');
      continue;
    }
    const isSuffix = kind === 'SFX';
    const added = add.replace(/\/.*$/, '').replace(/^0$/, '');
    const rules = isSuffix ? suffixes : prefixes;
    const own = rules.get(added) ?? [];
    own.push({
      flag,
      strip: strip === '0' ? '' : strip,
      condition: conditionOf(condition, isSuffix, conditions),
      joins: joining.get(kind + flag) ?? false,
    });
    rules.set(added, own);
  }
  return { suffixes, prefixes, longestSuffix: longestOf(suffixes), longestPrefix: longestOf(prefixes) };
}

function conditionOf(written: string, isSuffix: boolean, known: Map<string, RegExp | null>): RegExp | null {
  const key = isSuffix ? `${written}$` : `^${written}`;
  let condition = known.get(key);
  if (condition === undefined) {
    condition = written === '.' ? null : new RegExp(key, 'u');
    known.set(key, condition);
  }
  return condition;
}

function longestOf(rules: ReadonlyMap<string, unknown>): number {
  return [...rules.keys()].reduce((longest, added) => Math.max(longest, added.length), 0);
}
