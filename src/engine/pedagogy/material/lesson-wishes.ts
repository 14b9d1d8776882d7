import { normalise } from '#engine/pedagogy/language/stem.ts';

/** What a teacher asks of a lesson beside its matter, and a plan can carry out by itself. */
export type LessonWish =
  /** `fechar com quiz de 4`, `3 perguntas de alternativa no fim` */
  | { kind: 'quiz'; count: number; form: 'choice' | 'judge' | null }
  /** `3 questões pra discutirem em dupla`, `uma de debate: …` with its own words where they stand there */
  | { kind: 'discuss'; count: number; how: 'dupla' | 'grupo' | 'debate'; text: string | null }
  /** `caixinha de perguntas anônimas no final – deixar um slide` */
  | { kind: 'place'; name: string }
  /** `uma questão por vez e a resposta depois`, `um passo por slide` */
  | { kind: 'one_each'; of: string; answersAfter: boolean }
  /** `tudo em CAIXA ALTA` */
  | { kind: 'capitals' }
  /** `mito ou verdade com umas 5 (ex: "…" MITO)` */
  | { kind: 'myths'; count: number | null; given: { text: string; isTrue: boolean }[] }
  | { kind: 'timeline' };

const WORDS: Record<string, number> = {
  ...{ um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 },
  ...{ seis: 6, sete: 7, oito: 8, nove: 9, dez: 10 },
};
const NUMBER = `\\d{1,2}|${Object.keys(WORDS).join('|')}`;
const numberOf = (said: string): number => Number(said) || (WORDS[said] ?? 0);
const MOST = 20;

/** What makes a number of questions a request: the end of the lesson, or a verb by which one orders. */
const ORDERS = new RegExp(
  `(?:^|[.:;(] ?)\\W*(?:(?:e|ah|ai|mas|tambem|por favor|se der|prof),? )*(?:(?:para |pra |pro )?(?:fechar|fecha|fecho|terminar|termina|encerrar|encerra|finalizar)(?![a-z])|(?:(?:a|pr|para )o|no) (?:fim|final)[,:]? (?!d)|(?:eu )?(?:quer(?:o|ia)|gostaria)(?![a-z])|(?:pode )?(?:coloca(?:r)?|coloque[m]?|por|poe|ponha|bota(?:r)?|fazer|faca|monta(?:r)?|inclu(?:ir|a)|acrescent\\w+|deixar?|reservar?)(?![a-z])|(?:${NUMBER}) (?:questoes|perguntas)[^.]* (?:no|pro|para o) (?:fim|final))|(?:^|[\\s,])(?:nos slides queria|depois um quiz|queria (?:que|um|uma|uns|umas)|(?:poe|coloca|queria) )`,
);
const QUIZ = new RegExp(
  `(?<![a-z])(?:quiz+|teste rapido|joguinho)(?: [a-z]+){0,2}? (?:de|com) (?:umas? |uns )?(${NUMBER})(?![a-z\\d])([^.;+]*)`,
);
const COUNTED = new RegExp(
  `(?<![a-z\\d])(${NUMBER}) (?:questoes|questao|perguntas?|questaozinhas?|perguntinhas?)(?![a-z])([^.;+]*?)(?=(?: e|\\s?\\+|,) (?:${NUMBER}) |[.;+]|$)`,
  'g',
);
const DEBATE = new RegExp(
  `(?:(?:e|\\+|mais|,) )?(?:${NUMBER}) (?:(?:pergunta|questao) )?(?:de|para|pra) debate(?:r|rem)?(?:\\s*[:–-]|,? que (?:e|seja))?,? ?(?<text>.{20,180})?`,
);
const TALKS = /discut|debat|convers|reflet|em dupla|em grupo|em trio|nas duplas/;
const CHOICE = /alternativa|multipla|de marcar|marcar|objetiva|assinalar|abcd/;
const JUDGE = /v ?(?:ou|\/|e|x) ?f(?![a-z])|verdadeiro|certo ou errado/;
const MYTHS =
  /(?<![a-z])(?:mitos? (?:ou|e|x|vs\.?) (?:verdades?|fatos?)|(?:verdades?|fatos?) (?:ou|e|x) mitos?|fatos? ou fakes?)(?![a-z])/;
const GIVEN =
  /["“']([^"“”']{6,120})["”']\s*(?:[-–=:→]+|\()?\s*(mito|verdade|verdadeiro|falso|fato|fake|[vf])(?!\p{L})/giu;
const EACH =
  /(?<![a-z])(?:um|uma|1|cada) (?<of>[a-z]+(?: [a-z]+)?)(?: (?:por vez|de cada vez|por slide|por tela|em cada slide|a cada slide|num slide|em um slide)|, (?:um|uma) (?:por|em cada) slide)|(?:um|1) slide (?:por|para cada|pra cada) (?<behind>[a-z]+(?: d[aeo]s? [a-z]+)?)|(?:slide[s]?:? )(?<slides>[a-z]+) (?:por vez|uma? a uma?)/;
const AFTER =
  /(?:resposta|gabarito|resolucao)s?[^.]{0,20}(?:depois|seguinte|em seguida|proximo|atras)|depois (?:vem )?a resposta/;
const CAPITALS =
  /(?<![a-z])(?:tudo|so|textos?|slides?)(?: bem| tod[ao]s?)? (?:em |com )?(?:letras? )?(?:caixa alta|maiuscul\w*|de forma|bastao)(?! (?:em|n[oa]s?|quando|para) (?!slide))|^\W*(?:usar )?(?:em )?(?:letras? (?:bastao|de forma|maiuscul\w+)|caixa alta)(?: (?:nos slides|por favor|pfv))?\W*$/;
const TIMELINE = /linha do tempo/;
const KEEPS =
  /(?:^\W*(?:e |ah |tambem )*|(?<![a-z])(?:deix[ae]r?|reserv(?:ar?|e)|coloc(?:ar?|a)|coloque|separ(?:ar?|e)|poe|por|bota\w*|quer(?:o|ia)|faz(?:er)?|acrescent(?:ar?|e)|inclu(?:ir|a)) )(?:um|1|o ultimo) (?:slide|tela|espaco|lugar)(?: (?:so|em branco|vazio|final|livre|separado|no (?:fim|final)))*(?: (?:com o titulo|com o nome|p\/|para|pra|pro|de|da|do)(?: |$)(?<what>[^.;()]{3,60}))?/;
/** What a kept slide is for where the words before name it: `caixinha de perguntas anônimas no final – deixar um slide p/ isso`. */
const NAMED_BEFORE =
  /^\W*(?:(?:e|ah|tambem|no (?:fim|final)|pro final|quero|queria|uma?|ter|por|poe)\s+)*(?<name>(?:caixinha|caixa|mural|cantinho|momento|roda|painel|nuvem|varal) [^.;()–—-]{4,50}?)(?:\s+(?:no|pro|para o) (?:fim|final))?\s*(?:$|[-–—(:,.;])/;

/** All that a line asks of the lesson beside its matter; [] for what is told. `text` is read as it was written. */
export function readLessonWishes(text: string): LessonWish[] {
  const written = text.normalize('NFC').trim();
  const plain = normalise(written);
  // What ends in a question asks the class, unless it is the one that is to be debated.
  if (text.length > LONGEST || (/\?\s*$/.test(text) && !DEBATE.test(plain))) return [];
  const wishes: LessonWish[] = [...readMyths(written, plain), ...readPlace(written, plain)];
  if (CAPITALS.test(plain) && !/^\W*["“]/u.test(written)) wishes.push({ kind: 'capitals' });
  const each = EACH.exec(plain)?.groups;
  const of = each?.of ?? each?.behind ?? each?.slides;
  if (of !== undefined && !NO_THING.test(of) && /slide|tela|resposta/.test(plain))
    wishes.push({ kind: 'one_each', of, answersAfter: AFTER.test(plain) });
  if (!ORDERS.test(plain)) return wishes;
  if (TIMELINE.test(plain)) wishes.push({ kind: 'timeline' });
  return [...wishes, ...readQuestions(written, plain)];
}
const LONGEST = 420;
/** `uma coisa de cada vez`, `um aluno por vez`: of the class, not of slides. */
const NO_THING = /^(?:coisa|alun|pessoa|grupo|dupla|equipe|crianca|jogador|vez)/;

function readQuestions(written: string, plain: string): LessonWish[] {
  const debate = DEBATE.exec(plain);
  const asked = debate?.groups?.text;
  const at = asked === undefined ? -1 : (debate?.index ?? 0) + (debate?.[0].length ?? 0) - asked.length;
  const text = at < 0 ? null : written.slice(at).replace(/^[\s:,–-]+/u, '');
  const talk: LessonWish[] = debate === null ? [] : [{ kind: 'discuss', count: 1, how: 'debate', text }];
  const rest = debate === null ? plain : plain.slice(0, debate.index);
  const quiz = QUIZ.exec(rest);
  if (quiz !== null) return [...quizOf(quiz[1] ?? '', quiz[2] ?? ''), ...talk];
  const counted = [...rest.matchAll(COUNTED)].flatMap(([, number = '', behind = '']): LessonWish[] => {
    const count = numberOf(number);
    if (count === 0 || count > MOST) return [];
    const how = /dupla/.test(behind) ? 'dupla' : /grupo|trio/.test(behind) ? 'grupo' : 'debate';
    if (TALKS.test(behind)) return [{ kind: 'discuss', count, how, text: null }];
    return count < FEWEST ? [] : quizOf(number, behind);
  });
  // `6 questões, sendo 3 de marcar e 3 V/F`
  const [only, ...more] = counted;
  if (only?.kind === 'quiz' && more.length === 0)
    only.form =
      quizOf(String(only.count), rest).flatMap((one) => (one.kind === 'quiz' ? one.form : null))[0] ?? null;
  return [...counted, ...talk];
}

const FEWEST = 2;

function quizOf(number: string, behind: string): LessonWish[] {
  const count = numberOf(number);
  const [isChoice, isJudged] = [CHOICE.test(behind), JUDGE.test(behind)];
  const form = isChoice === isJudged ? null : isChoice ? 'choice' : 'judge';
  return count === 0 || count > MOST ? [] : [{ kind: 'quiz', count, form }];
}

/** `mito ou verdade com umas 5 (ex: "lavar cabelo menstruada faz mal" MITO / …)` */
function readMyths(written: string, plain: string): LessonWish[] {
  if (!MYTHS.test(plain)) return [];
  const given = [...written.matchAll(GIVEN)].map(([, text = '', verdict = '']) => ({
    text: text.trim(),
    isTrue: /^(?:verda|fato|v$)/iu.test(verdict),
  }));
  const count = new RegExp(`(?:com|de|umas?|uns) (?:umas? |uns )?(${NUMBER})(?![a-z\\d])`).exec(plain)?.[1];
  // A heading over sentences of the teacher's own asks for nothing.
  return given.length === 0 && count === undefined
    ? []
    : [{ kind: 'myths', count: count === undefined ? null : numberOf(count), given }];
}

/** `deixar um slide pra eles desenharem o vulcão`, `um espaço pra dúvidas` */
function readPlace(written: string, plain: string): LessonWish[] {
  const kept = KEEPS.exec(plain);
  const named = NAMED_BEFORE.exec(plain)?.groups?.name;
  if (named !== undefined && (kept !== null || /no (?:fim|final)/.test(plain))) {
    const at = plain.indexOf(named);
    return [{ kind: 'place', name: upper(written.slice(at, at + named.length)) }];
  }
  const what = kept?.groups?.what?.trim();
  // `Um espaço de trabalho junta pessoas`: without an order only what it is for makes it a wish.
  const isOrdered =
    kept !== null &&
    (!/^\W*(?:(?:e|ah|tambem) )*(?:um|1) /.test(kept[0]) || /(?:p\/|para|pra|pro)(?![a-z])/.test(kept[0]));
  if (!isOrdered && named === undefined) return [];
  // `um slide pra cada parte`, `um slide com figura`: how others are to be, not one more.
  if (
    kept === null ||
    what === undefined ||
    /^(?:cada|todo|isso|so|outro|onde)(?![a-z])|figura|imagem|foto/.test(what)
  )
    return [];
  const at = plain.indexOf(what, kept.index);
  const said = written
    .slice(at, at + what.length)
    .replace(/^(?:(?:el[ea]s|a turma|os alunos|as crianças|a galera|cada um)\s+)+/iu, '')
    .replace(/^(\p{L}+[aei]r)em(?!\p{L})/iu, '$1')
    .replace(/\s+(?:no|pro) (?:fim|final)$/iu, '');
  return [{ kind: 'place', name: `Espaço para ${said}` }];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether any line of a typed lesson asks for capitals throughout. */
export const asksForCapitals = (lines: readonly string[]): boolean =>
  lines.some((line) => readLessonWishes(line).some(({ kind }) => kind === 'capitals'));
