/** Tells whether the dictionary holds an infinitive. */
export type IsInfinitive = (verb: string) => boolean;

export interface VerbReading {
  infinitive: string;
  form: 'fin' | 'inf' | 'ger' | 'part';
}

/** Endings of regular verbs by the ending of their infinitive: finite, infinitive, gerund, participle. */
const PARADIGMS: readonly [infinitive: string, form: VerbReading['form'], endings: string][] = [
  [
    'ar',
    'fin',
    'o as a amos am ei aste ou aram ava avas ávamos avam ara áramos arei ará arás aremos arão aria arias aríamos ariam e es emos em asse assem ássemos',
  ],
  ['ar', 'inf', 'ar arem armos ares'],
  ['ar', 'ger', 'ando'],
  ['ar', 'part', 'ado ada ados adas'],
  [
    'er',
    'fin',
    'o es e emos em i este eu eram ia ias íamos iam erei erá erás eremos erão eria eríamos eriam a as amos am esse essem êssemos era êramos',
  ],
  ['er', 'inf', 'er erem ermos eres'],
  ['er', 'ger', 'endo'],
  ['er', 'part', 'ido ida idos idas'],
  [
    'ir',
    'fin',
    'o es e imos em i iste iu iram ia ias íamos iam irei irá irás iremos irão iria iríamos iriam a as amos am isse issem íssemos ira íramos',
  ],
  ['ir', 'inf', 'ir irem irmos ires'],
  ['ir', 'ger', 'indo'],
  ['ir', 'part', 'ido ida idos idas'],
  ['uzir', 'fin', 'uz'],
  ['air', 'fin', 'ai aem aí aiu'],
  ['uir', 'fin', 'ui uem'],
  ['ear', 'fin', 'eio eia eiam eie eiem'],
  ['or', 'fin', 'onho õe õem omos us ôs useram unha unham orá ponha onha onham'],
  ['or', 'inf', 'or orem'],
  ['or', 'ger', 'ondo'],
  ['or', 'part', 'osto osta ostos ostas'],
];

const LONGEST = 6;
const byEnding = new Map<string, { infinitive: string; form: VerbReading['form'] }[]>();
for (const [infinitive, form, endings] of PARADIGMS) {
  for (const ending of endings.split(' ')) {
    const known = byEnding.get(ending) ?? [];
    byEnding.set(ending, [...known, { infinitive, form }]);
  }
}

/** What forms of what verbs of the dictionary a word (lower case) can be by the rules of conjugation. */
export function readAsVerb(word: string, isInfinitive: IsInfinitive): VerbReading[] {
  const readings: VerbReading[] = [];
  for (let length = 1; length <= LONGEST && length < word.length; length += 1) {
    const root = word.slice(0, -length);
    for (const { infinitive, form } of byEnding.get(word.slice(-length)) ?? []) {
      const found = rootsOf(root, infinitive).find((one) => isInfinitive(one + infinitive));
      if (found !== undefined) readings.push({ infinitive: found + infinitive, form });
    }
  }
  return readings;
}

/** The roots behind a spelling that keeps the sound: `expliqu-e` of `explicar`, `faç-a`, `proteg-er` of `protej-a`. */
function rootsOf(root: string, infinitive: string): string[] {
  if (infinitive === 'ar') {
    if (root.endsWith('qu')) return [root, `${root.slice(0, -2)}c`];
    if (root.endsWith('gu')) return [root, root.slice(0, -1)];
    return root.endsWith('c') ? [root, `${root.slice(0, -1)}ç`] : [root];
  }
  if (root.endsWith('ç')) return [root, `${root.slice(0, -1)}c`];
  if (root.endsWith('j')) return [root, `${root.slice(0, -1)}g`];
  return root.endsWith('g') ? [root, `${root}u`] : [root];
}
