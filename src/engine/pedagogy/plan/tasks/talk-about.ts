import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { sectionOf } from '#engine/pedagogy/lesson/section-of.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';

/** `Iniciar a aula propondo uma conversa sobre …`, `Conversar com os estudantes sobre …`: what a plan wants talked about. */
const TALK =
  /^(?:[-–•\d.)\s]*)(?:(?:inici|começ|abr|introduz)\p{L}+ (?:[oa] )?(?:aula|encontro|atividade|conversa|momento)[^.:;]{0,20}?\s)?(?:(?:propo|promov|realiz|faz|fa[çc]|com)\p{L}*\s(?:uma?\s)?)?(?:convers(?:a|ar|ando|em)|diálogo|dialog(?:ar|ando|uem)|debat(?:e|er|endo)|roda de conversa|discuss(?:ão|ões)|discut(?:ir|indo|am)|abord(?:ar|ando)|retom(?:ar|ando)|reflet(?:ir|indo)|reflexão)\s(?:(?:com|entre) [oa]s? (?:\p{L}+)\s)?(?:sobre\s|a respeito d|acerca d)?(?<topic>.{12,})$/iu;
/** What comes after is advice again: `…, incentivando os estudantes a …`. */
const ADVICE = /[,;]\s(?:\p{L}+ndo|e \p{L}+ndo|para que|a fim de|de (?:modo|forma) (?:a|que))\s.*$/iu;
/** The course of the class, not what it is about. */
const OF_THE_CLASS =
  /(?<!\p{L})(?:alun|estudant|turma|professor|atividade|aula|resolu[çc]|quest(?:ão|ões)|estratégias que|resultados? obtid)/iu;
const LONGEST_TOPIC = 170;

const FEWEST_WORDS = 4;
/** `…, e fazer ao menos 2 rodadas do jogo`: what the teacher does next. */
const AND_DO = /,? e \p{L}+[aei]r(?:em)?\s.*$/u;

interface Talk extends Grounded {
  section: number;
}
const found = new WeakMap<Lesson, Talk[]>();

/** What a plan's advice to the teacher gives the class to talk about, part by part; none for other documents. */
export function talkAbout(lesson: Lesson, section: number): Grounded[] {
  const all = found.get(lesson) ?? findTalks(lesson);
  found.set(lesson, all);
  return all.filter((talk) => talk.section === section).map(({ text, basis }) => ({ text, basis }));
}

function findTalks({ material, sections }: Lesson): Talk[] {
  if (material.understanding?.genre !== 'plano_de_aula') return [];
  return material.asides
    .filter(({ role }) => role === 'teacher_guidance')
    .flatMap((piece) => {
      const section = sectionOf(sections, piece);
      return section === null ? [] : piece.statements.map((statement) => ({ section, statement }));
    })
    .flatMap(({ section, statement }) => {
      const topic = topicOfTalk(statement.text);
      return topic === null ? [] : [{ section, statement, topic }];
    })
    .sort((one, other) => one.section - other.section)
    .map(({ section, statement, topic }, place) => ({
      text: WAYS[place % WAYS.length]?.(topic) ?? '',
      basis: [statement],
      section,
    }));
}

/** What an order to talk is about (`situações em que …`); null for other orders. */
export function topicOfTalk(advice: string): string | null {
  const topic = TALK.exec(advice.trim())?.groups?.topic;
  const bare =
    topic
      ?.replace(AND_DO, '')
      .replace(ADVICE, '')
      .replace(/,? por exemplo$/u, '')
      .replace(/[\s.;,:]+$/, '') ?? '';
  const [first] = tagSentence(bare);
  const names = first?.tag === 'DET' || first?.tag === 'NOUN';
  // `moedas e centavos`: two words are no matter for a talk.
  const isMatter = bare.split(' ').length >= FEWEST_WORDS && bare.length <= LONGEST_TOPIC;
  return names && isMatter && !OF_THE_CLASS.test(bare) ? bare : null;
}

/** `situações em que …` can be counted, `a importância do troco` cannot. */
const SEVERAL = /^(?:situações|casos|exemplos|problemas|momentos|atividades|formas|maneiras)\s/iu;

const OF_WOMEN = /^(?:situações|atividades|formas|maneiras)(?!\p{L})/iu;

/** One after the other, so that no deck sets the same thing to do twice in a row. */
const WAYS: readonly ((topic: string) => string)[] = [
  (topic) => `Conversem em duplas sobre ${topic}. Depois, cada dupla conta um caso à turma.`,
  (topic) =>
    SEVERAL.test(topic)
      ? `Em grupos, listem três ${topic}. Cada grupo explica à turma por que escolheu ${OF_WOMEN.test(topic) ? 'estas' : 'estes'}.`
      : `Em grupos, digam o que já sabem sobre ${topic} e anotem uma pergunta que a turma quer responder.`,
  (topic) => `Em grupos, montem um cartaz sobre ${topic}. Cada grupo apresenta o seu em dois minutos.`,
];
