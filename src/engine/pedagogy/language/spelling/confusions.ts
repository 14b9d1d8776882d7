import { rememberTexts } from '#shared/text/remember-texts.ts';
import { loadDictionary } from './dictionary.ts';

/** A slip in words that are all in the dictionary. */
export interface Slip {
  written: string;
  right: string;
}

/** What is written, and what has to stand there; `$1` and so on as in a replacement. */
const CONFUSIONS: readonly [written: RegExp, right: string][] = [
  [/(?<!\p{L})(fi(?:que|car|cou|cam)) a vontade(?!\p{L})/giu, '$1 à vontade'],
  [/(?<!\p{L})(de acordo) a(?= \p{L})(?! (?:um|uma|partir))/giu, '$1 com a'],
  [/(?<!\p{L})(de acordo) (as|os)(?= )/giu, '$1 com $2'],
  [/(?<!\p{L})(sem) (?:exitar|ezitar)(?!\p{L})/giu, '$1 hesitar'],
  [/(?<!\p{L})à partir de/gu, 'a partir de'],
  [/(?<!\p{L})À partir de/gu, 'A partir de'],
  // `mas a medida que temos é a de um quarto` is right: only where a change goes along with another one.
  [
    /(?<!\p{L})a medida que(?= (?:[^.;]{0,60} )?(?:aument|diminu|cresc|avanç|muda|passa|sobe|desce|ganha|perde))/gu,
    'à medida que',
  ],
  [/(?<!\p{L})àos(?!\p{L})/giu, 'aos'],
  [/(?<!\p{L})(a) pós(?= (?:a|o|as|os|uma?) )/giu, 'após'],
  [/(?<!\p{L})(tod)os as(?= )/giu, '$1as as'],
  [/(?<!\p{L})(tod)as os(?= )/giu, '$1os os'],
  [/(?<!\p{L})(d|n)a (mesmas)(?!\p{L})/giu, '$1as $2'],
  [/(?<!\p{L})(d|n)o (mesmos)(?!\p{L})/giu, '$1os $2'],
  [
    /(?<!\p{L})(entre|d|com|para|n)?(os|as) mesm(o|a)(?= |[.,;]|$)(?! (?:que|tempo|quando|se|assim))/gu,
    '$1$2 mesm$3s',
  ],
  [
    /(?<!\p{L})comprimentar (uma?|os?|as?) (pessoas?|colegas?|alunos?|professor\p{L}*)/giu,
    'cumprimentar $1 $2',
  ],
  [/(?<!\p{L})e contem (as?|os?|uma?) /giu, 'e contém $1 '],
  [/(?<!\p{L})(\d+) mim(?!\p{L})/gu, '$1 min'],
  [/(?<!\p{L})há (\p{L}+|\d+) (anos|dias|meses|séculos) atrás/giu, 'há $1 $2'],
  [/(?<!\p{L})(se caso)(?= )/giu, 'caso'],
  [/^Porque( [^.?!]{3,90}\?)/gu, 'Por que$1'],
  [
    /(?<!\p{L})((?:caixa|copo|garrafa|gota|queda|balde|litro|corpo|curso|vapor|lençol|poço|galão|mina|olho)s?) d(?:['’´] | )?[áa]gua(?!\p{L})/giu,
    "$1 d'água",
  ],
  // `por o lixo para fora`: the preposition would be `pelo`.
  [/^([Pp])or ([oa]s?)(?= \p{L})/gu, '$1ôr $2'],
  [/(?<!\p{L})em baixo (d[aeo]s?)(?!\p{L})/giu, 'embaixo $1'],
  [/(?<!\p{L})(haviam|houveram) (muit[oa]s|vári[oa]s|pessoas|dois|duas|três)(?!\p{L})/giu, 'havia $2'],
  [/(?<!\p{L})fazem (\p{L}+|\d+) (anos|meses|dias) que/giu, 'faz $1 $2 que'],
];

/** Words that may well stand twice (`nos nos reunimos`, `que que`). */
const MAY_REPEAT = new Set('nos se que muito bem pouco mais já não sim blá tim um'.split(' '));
const TWICE = /(?<![\p{L}\p{N}.-])(\p{L}{3,}|d[aeo]s?|[oa]s|n[ao]s?|em|um|ao) \1(?![\p{L}\p{N}-])/giu;

const SENTENCES_KEPT = 1_000_000;
/** Slips that a pattern knows for sure: confused words, and a word written twice (`entre entre`). */
export const findConfusions = rememberTexts(matchConfusions, SENTENCES_KEPT);

/** `gusta gusta` in a key of Spanish is no slip. */
const isPortuguese = (word: string): boolean => loadDictionary().has(word.toLowerCase());

function matchConfusions(text: string): readonly Slip[] {
  const slips: Slip[] = [];
  for (const [pattern, right] of CONFUSIONS) {
    for (const found of text.matchAll(pattern)) {
      // Filled in from what was found: what a pattern asks to follow it is no longer there in the words alone.
      const mended = right.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
      if (mended !== found[0]) slips.push({ written: found[0].trim(), right: mended.trim() });
    }
  }
  for (const [written, word = ''] of text.matchAll(TWICE))
    if (
      !MAY_REPEAT.has(word.toLowerCase()) &&
      isPortuguese(word) &&
      !/-\s*$|\S[.(]\S/.test(text) &&
      /^\p{Ll}{2,}/u.test(written)
    )
      slips.push({ written, right: word });
  return slips;
}

/** Misspellings that Brazilian pupils and teachers often make, further from the word than one letter or near two words. */
const SLIPS = `
extender estender | extende estende | extendem estendem | extendido estendido | extendida estendida | extendendo estendendo
excessão exceção | exeção exceção | excessões exceções | concerteza com certeza | derrepente de repente | porisso por isso
apartir a partir | atravez através | atravéz através | ancioso ansioso | anciosa ansiosa | beneficiente beneficente
mecher mexer | enchergar enxergar | previlégio privilégio | previlégios privilégios | prazeiroso prazeroso
reinvindicar reivindicar | reinvindicação reivindicação | reinvindicações reivindicações | impecilho empecilho
impecilhos empecilhos | mendingo mendigo | cabeleleiro cabeleireiro | metereologia meteorologia | metereológico meteorológico
frustado frustrado | frustada frustrada | supertição superstição | asterístico asterisco | expontâneo espontâneo
expontânea espontânea | geito jeito | pixação pichação | encomodar incomodar | paralizar paralisar | paralizado paralisado
analizar analisar | analize analise | analizando analisando | pesquizar pesquisar | pesquiza pesquisa | utilisar utilizar
organisar organizar | realisar realizar | quizer quiser | quizeram quiseram | abituado habituado | abituamos habituamos
inpossível impossível | inportante importante | conciência consciência | conciente consciente | conhecimeto conhecimento
disperdício desperdício | disperdiçar desperdiçar | indentificar identificar | indentidade identidade | previnir prevenir
adimitir admitir | adivogado advogado | opnião opinião | opniões opiniões | abisoluto absoluto
vizualizar visualizar | vizualização visualização | grandesa grandeza
grandesas grandezas | hà há | voçê você | vocé você | voçês vocês | tamanbém também | tambem também | alguem alguém
angulos ângulos | celula célula | celulas células | fisica física | quimica química | logica lógica | pagina página
paginas páginas | titulo título | titulos títulos | metodo método | metodos métodos | lingua língua | linguas línguas
umido úmido | umida úmida | solido sólido | solidos sólidos | liquido líquido | liquidos líquidos | atomo átomo | atomos átomos
orgao órgão | orgaos órgãos | orgão órgão | orgãos órgãos | indio índio | indios índios | saude saúde
`;

const known = new Map(
  SLIPS.trim()
    .split(/\s*[|\n]\s*/)
    .map((pair): [string, string] => {
      const [written = '', ...right] = pair.split(' ');
      return [written, right.join(' ')];
    })
    .filter(([written, right]) => written !== right),
);

/** What a common misspelling (lower case) stands for, or undefined. */
export function commonSlip(word: string): string | undefined {
  // `adubaçao`, `rotaçoes`: no word ends so.
  const accented = word.replace(/(?<=\p{L}{3})ç(?:ao|oes)$/u, (end) => (end === 'çao' ? 'ção' : 'ções'));
  return known.get(word) ?? (accented === word ? undefined : accented);
}
