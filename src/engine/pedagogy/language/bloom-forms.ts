import { BLOOM_LEVELS, type BloomLevel } from '#shared/analysis/ai-analysis.ts';
import { BLOOM_VERBS, NOUN_TO_VERB } from './bloom-verbs.ts';

export interface BloomVerb {
  /** Infinitive, lower case. */
  verb: string;
  level: BloomLevel;
}

/** Present, imperative and gerund forms that the rules below would get wrong. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  ler: ['leia', 'leiam', 'lê', 'leem', 'lemos', 'lendo'],
  expor: ['exponha', 'exponham', 'expõe', 'expõem', 'expondo'],
  compor: ['componha', 'componham', 'compõe', 'compõem', 'compondo'],
  propor: ['proponha', 'proponham', 'propõe', 'propõem', 'propondo'],
  decompor: ['decomponha', 'decomponham', 'decompõe', 'decompõem', 'decompondo'],
  prever: ['preveja', 'prevejam', 'prevê', 'preveem', 'prevendo'],
  medir: ['meça', 'meçam', 'mede', 'medem', 'medindo'],
  ouvir: ['ouça', 'ouçam', 'ouve', 'ouvem', 'ouvindo'],
  inferir: ['infira', 'infiram', 'infere', 'inferem', 'inferindo'],
  transferir: ['transfira', 'transfiram', 'transfere', 'transferem', 'transferindo'],
  refletir: ['reflita', 'reflitam', 'reflete', 'refletem', 'refletindo'],
  conferir: ['confira', 'confiram', 'confere', 'conferem', 'conferindo'],
  produzir: ['produza', 'produzam', 'produz', 'produzem', 'produzindo'],
  traduzir: ['traduza', 'traduzam', 'traduz', 'traduzem', 'traduzindo'],
  reproduzir: ['reproduza', 'reproduzam', 'reproduz', 'reproduzem', 'reproduzindo'],
  deduzir: ['deduza', 'deduzam', 'deduz', 'deduzem', 'deduzindo'],
  construir: ['construa', 'construam', 'constrói', 'constroem', 'construindo'],
};

const levels = new Map<string, BloomLevel>();
const conjugated = new Map<string, string>();
const nouns = new Map<string, string>(Object.entries(NOUN_TO_VERB));

for (const level of BLOOM_LEVELS) {
  for (const verb of BLOOM_VERBS[level]) {
    levels.set(verb, level);
    for (const form of IRREGULAR[verb] ?? conjugate(verb)) conjugated.set(form, verb);
    if (verb.endsWith('ar')) {
      const noun = `${verb.slice(0, -1)}ção`;
      if (!nouns.has(noun)) nouns.set(noun, verb);
    }
  }
}

/** An infinitive of the table (with or without pronoun: `localizar-se`, `compará-los`), or null. */
export function infinitiveOf(word: string): BloomVerb | null {
  const lower = word.toLowerCase();
  const bare = lower
    .replace(/á-l[oa]s?$/, 'ar')
    .replace(/ê-l[oa]s?$/, 'er')
    .replace(/í?i?-l[oa]s?$/, 'ir')
    .replace(/-(?:se|lhes?|nos|os?|as?)$/, '');
  return asBloomVerb(levels.has(lower) ? lower : bare);
}

/** An imperative, present or gerund form of a verb of the table (`Calcule`, `identificam`, `comparando`), or null. */
export function conjugatedOf(word: string): BloomVerb | null {
  return asBloomVerb(conjugated.get(word.toLowerCase().replace(/-(?:se|os?|as?)$/, '')));
}

/** A noun of action (`análise`, `comparação`, `resolução`) as its verb, or null. */
export function nominalOf(word: string): BloomVerb | null {
  return asBloomVerb(nouns.get(word.toLowerCase()));
}

function asBloomVerb(verb: string | undefined): BloomVerb | null {
  const level = verb === undefined ? undefined : levels.get(verb);
  return verb === undefined || level === undefined ? null : { verb, level };
}

/** 3rd person singular and plural, 1st plural, imperative and gerund of a regular verb, with its spelling changes. */
function conjugate(verb: string): string[] {
  const root = verb.slice(0, -2);
  const ending = verb.slice(-2);
  if (ending === 'ar') {
    const soft = root
      .replace(/c$/, 'qu')
      .replace(/g$/, 'gu')
      .replace(/ç$/, 'c')
      .replace(/([aeo])$/, '$1i');
    return [`${root}a`, `${root}am`, `${root}amos`, `${root}ando`, `${soft}e`, `${soft}em`, `${soft}emos`];
  }
  if (ending === 'er' || ending === 'ir') {
    const hard = root
      .replace(/c$/, 'ç')
      .replace(/gu$/, 'g')
      .replace(/g$/, root.endsWith('gu') ? 'g' : 'j');
    const stemVowel = ending === 'er' ? 'e' : 'i';
    return [
      `${root}e`,
      `${root}em`,
      `${root}${stemVowel}mos`,
      `${root}${stemVowel}ndo`,
      `${hard}a`,
      `${hard}am`,
      `${hard}amos`,
    ];
  }
  return [];
}
