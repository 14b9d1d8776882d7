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

/** Forms of irregular verbs that no rule of conjugation leads back to their infinitive, as lessons use them. */
const FORMS = `
fazer faça façam façamos faço faz fiz fez fizeram fizer fizesse fizerem farão fará faria fariam farei faremos
dizer diga digam digo diz disse disseram dirá diria dirão disser
trazer traga tragam traz trouxe trouxeram trará traria
ver veja vejam vejo vê veem viu viram visto vir
prever preveja prevejam prevê preveem previsto
rever reveja revejam revê
ler leia leiam leio lê leem
crer creia creiam crê creem
poder possa possam posso pode podem pôde puderam puder pudesse pudessem
querer queira queiram quer querem quis quiseram quiser
saber saiba saibam sei sabe soube souberam souber soubesse
haver haja hajam há houve houveram houver houvesse
ter tenha tenham tenho tem têm teve tiveram tiver tivesse tivessem terá teriam
manter mantenha mantenham mantém mantêm manteve mantiveram
conter contenha contenham contém contêm continha continham
obter obtenha obtenham obtém obtêm obteve obtiveram
reter retenha retém retêm
deter detenha detém detêm
vir venha venham venho vem vêm veio vieram vier viesse
intervir intervenha intervém intervêm interveio
pôr ponha ponham põe põem pôs puseram punha posto
compor componha componham compõe compõem compôs compunha composto composta compostos compostas
propor proponha proponham propõe propõem propôs proposto proposta
expor exponha exponham expõe expõem expôs exposto
decompor decomponha decompõe decompõem decomposto
dispor disponha disponham dispõe dispõem dispôs disposto
supor suponha suponham supõe supõem supôs suposto
opor oponha opõe opõem opôs oposto
impor imponha impõe impõem impôs imposto
ser é são era eram foi foram seja sejam fosse fossem será serão seria seriam sou somos for forem sido sendo
estar está estão esteja estejam esteve estiver estivesse estou
dar dê deem dá dão deu deram der desse dou
ir vá vão vai vou ia iam vamos
ouvir ouça ouçam ouço
pedir peça peçam peço
medir meça meçam meço
despedir despeça
perder perca percam perco
valer valha valham valho
dormir durma durmam durmo
cobrir cubra cubram cubro coberto coberta cobertos cobertas
descobrir descubra descubram descoberto descoberta descobertos descobertas
sentir sinta sintam sinto
seguir siga sigam sigo
conseguir consiga consigam consigo
servir sirva sirvam sirvo
vestir vista vistam
repetir repita repitam repito
refletir reflita reflitam reflito
inferir infira infiram
conferir confira confiram
transferir transfira transfiram
referir refira refiram
diferir difira difiram
preferir prefira prefiram prefiro
sugerir sugira sugiram
ingerir ingira ingiram
digerir digira digiram
divertir divirta divirtam
construir constrói constroem construa construam
destruir destrói destroem destrua destruam
subir sobe sobem suba subam
fugir foge fogem fuja fujam
consumir consome consomem consuma
cair cai caem caia caiam caiu caíram
sair sai saem saia saiam saiu saíram
abrir aberto aberta abertos abertas
escrever escrito escrita escritos escritas
descrever descrito descrita descritos descritas
eleger eleito eleita eleitos eleitas
rir ri riem ria
passear passeia passeiam passeie
odiar odeia odeiam
mediar medeia medeiam
`;

const infinitives = new Map<string, string>();
for (const line of FORMS.trim().split('\n')) {
  const [infinitive = '', ...forms] = line.split(' ');
  for (const form of forms) if (!infinitives.has(form)) infinitives.set(form, infinitive);
}

/** The infinitive of an irregular form (lower case), or undefined. */
export function irregularInfinitive(form: string): string | undefined {
  return infinitives.get(form);
}
