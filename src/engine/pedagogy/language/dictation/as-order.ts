/** Verbs whose order does not follow from their infinitive or present by a rule: singular, without the `m` of many. */
const IRREGULAR: Readonly<Record<string, string>> = {
  fazer: 'faça',
  dizer: 'diga',
  trazer: 'traga',
  pôr: 'ponha',
  ter: 'tenha',
  ver: 'veja',
  ler: 'leia',
  ir: 'vá',
  vir: 'venha',
  ouvir: 'ouça',
  pedir: 'peça',
  medir: 'meça',
  sair: 'saia',
  dar: 'dê',
  ser: 'seja',
  estar: 'esteja',
  saber: 'saiba',
  descobrir: 'descubra',
  cobrir: 'cubra',
  repetir: 'repita',
  preferir: 'prefira',
  conseguir: 'consiga',
  seguir: 'siga',
};
/** The same verbs as `eles fazem` has them. */
const OF_MANY: Readonly<Record<string, string>> = {
  fazem: 'façam',
  dizem: 'digam',
  trazem: 'tragam',
  põem: 'ponham',
  têm: 'tenham',
  tem: 'tenham',
  veem: 'vejam',
  leem: 'leiam',
  vão: 'vão',
  vêm: 'venham',
  ouvem: 'ouçam',
  pedem: 'peçam',
  medem: 'meçam',
  saem: 'saiam',
  dão: 'deem',
  sabem: 'saibam',
  descobrem: 'descubram',
  cobrem: 'cubram',
  repetem: 'repitam',
  seguem: 'sigam',
  são: 'sejam',
  estão: 'estejam',
};

/** `calcular` → `calcule`, `dizer` → `diga`: what a question orders of one. */
export function orderOf(infinitive: string): string {
  const known = IRREGULAR[infinitive];
  if (known !== undefined) return known;
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) return `${hardened(stem)}e`;
  return `${infinitive.endsWith('er') || infinitive.endsWith('ir') ? softened(stem) : stem}a`;
}

/** `escrevem` → `escrevam`, `colocam` → `coloquem`: what they do, ordered of them; null for a word that is no such verb. */
export function orderOfMany(present: string): string | null {
  const known = OF_MANY[present];
  if (known !== undefined) return known;
  if (present.endsWith('am')) return `${hardened(present.slice(0, -2))}em`;
  return present.endsWith('em') ? `${softened(present.slice(0, -2))}am` : null;
}

/** `coloc` before `e` is `coloqu`, `lig` is `ligu`, `começ` is `comec`. */
const hardened = (stem: string): string => stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c');
/** `escolh`, `corrig` before `a` is `corrij`, `aquec` is `aqueç`. */
const softened = (stem: string): string => stem.replace(/g$/u, 'j').replace(/c$/u, 'ç').replace(/gu$/u, 'g');
