import { posedIn } from './announced.ts';
import { inCommon } from './as-written.ts';
import { subjectAt } from './find-subject.ts';
import type { Found, Said, Sentence } from './said.ts';
import { wordsSaid } from './said-words.ts';
import {
  ASIDES,
  HOMEWORK,
  LEADS_OVER,
  OPENS_CLASS,
  REMINDS,
  subjectOf,
  TALKS,
  WISH,
} from './speech-marks.ts';
import { orderedWhole, taskOf } from './tasks.ts';

const LEAD =
  /^(?:(?:e|a[íi]|da[íi]|bom|assim|ah|oi|olha|gente|voltando (?:n[ao]|à|(?:pra|para) a?) ?pergunta(?: d[oe] (?:come[çc]o|in[íi]cio))?|agora|primeiro(?= (?:eu|a gente))|ent[ãa]o(?= (?:a aula|eu|gente|o tema|hoje|essa|n[ãa]o|eles v[ãa]o)))\s+)+/iu;

/** Each sentence with what it was said for: of the lesson, or of the class and its slides. What is said to oneself goes. */
export function sortSaid(sentences: readonly Sentence[]): Said[] {
  const sorted: Said[] = [];
  let isTask = false;
  let owesPart = false;
  for (const { text, opensPart, items, isHead } of sentences) {
    owesPart ||= opensPart;
    if (isHead === true || items !== undefined) {
      const kind = isHead === true ? 'head' : 'fact';
      sorted.push({ kind, text, opensPart: owesPart, ...(items === undefined ? {} : { items }) });
      [isTask, owesPart] = [false, false];
      continue;
    }
    const found = sort(text.replace(LEAD, ''), sorted, isTask);
    if (found === null) continue;
    isTask = /^(?:task|item|answers)$/u.test(found[0]?.kind ?? '');
    for (const [at, said] of found.entries()) sorted.push({ ...said, opensPart: at === 0 && owesPart });
    if (found.length > 0) owesPart = false;
  }
  return sorted;
}

/** Null for what is said to oneself. */
function sort(said: string, before: readonly Said[], isTask: boolean): Found | null {
  const text = said.replace(/^[\s,]+|[\s,]+$/gu, '').replace(REMINDS, '');
  const [, wish, debated] = WISHED_DEBATE.exec(text) ?? [];
  if (wish !== undefined && debated !== undefined)
    return [
      ...(WISH.test(wish) ? [{ kind: 'wish' as const, text: wish }] : []),
      { kind: 'task', text: `debatam: “${debated.replace(/^./u, (first) => first.toUpperCase())}?”` },
    ];
  if (WISH.test(text)) return [{ kind: 'wish', text }];
  const [, homework] = HOMEWORK.exec(text) ?? [];
  if (homework !== undefined) return [{ kind: 'homework', text: orderedWhole(homework) }];
  const opened = openingOf(text);
  if (opened !== null) return opened;
  const posed = posedIn(text);
  if (posed !== null) return [{ kind: 'fact', text: `${posed}?` }];
  const named = subjectOf(text, before);
  if (named !== null) return named;
  if (ASIDES.some((aside) => aside.test(text.replace(/^mas /iu, '')))) {
    // `eu deixo eles tentarem Pitágoras foi um filósofo`: what is told behind it is none.
    const rest = behindAside(text);
    return rest === null ? null : sort(rest, before, isTask);
  }
  const aim =
    /^(?:eu )?quero que (?:eles|elas|os alunos|a turma) (?:saiam|saia|consigam|consiga|aprendam|aprenda|saibam|entendam)(?: sabendo| a)? (.+)$/iu.exec(
      text,
    )?.[1];
  if (aim !== undefined) return [{ kind: 'objective', text: aim }];
  // `e por que que foi na Inglaterra`: asked of oneself, and told.
  const [, why] = /^por que (?:[ée] )?que (.{4,50})$/iu.exec(text) ?? [];
  if (why !== undefined) return [{ kind: 'head', text: `por que ${why}` }];
  const task = taskOf(text, before, isTask);
  if (task !== null) return task;
  // `eu explico que A e que esse caminho se chama B`
  return (
    headOf(text) ??
    plainFact(text)
      .split(PARTS_TOLD)
      .map((one) => ({ kind: 'fact', text: one }))
  );
}

/** `três perguntas e uma de debate que é o entregador parece com o operário em quê`: the words of one that is wished for. */
const WISHED_DEBATE =
  /^(.*?)(?: e)? ?(?:mais )?uma?(?: pergunta| quest[ãa]o)? (?:de|pra|para) (?:debate|debater|discuss[ãa]o|discutir|refletir|reflex[ãa]o) (?:que (?:é|seria)|tipo|assim) (.{12,})$/iu;
const QUESTION =
  /(?<!\p{L})((?:por que|por qu[êe]|o que|de onde|(?:pra|para) onde|pra que|para que|como|quem|onde|quando|quais?|quant[oa]s?|se|voc[êe]s (?:j[áa]|sabem|acham|conhecem))(?!\p{L}).+)$/iu;

/** `quero começar perguntando pra eles por que …`, `a pergunta pra começar é o que …`, and its answer. */
function openingOf(text: string): Found | null {
  const [, answer] = /^a resposta(?: disso| dessa pergunta)? [ée] que (.+)$/iu.exec(text) ?? [];
  if (answer !== undefined) return [{ kind: 'answer', text: answer }];
  const opening = OPENS_CLASS.exec(text);
  if (opening === null) return null;
  const [, asked] = QUESTION.exec(text.slice(opening.index + opening[0].length)) ?? [];
  const [, shown] = /(?<!\p{L})(?:mostrando|trazendo|levando|com) (uma? \p{L}+)/iu.exec(opening[0]) ?? [];
  return asked === undefined
    ? null
    : [
        {
          kind: 'question',
          text: asked
            .replace(/ (?:e a[íi]|porque a maioria) .*$/iu, '')
            // `mostrando um celular e perguntando quantas pessoas participaram da fabricação dele`
            .replace(/(?<= )d?el[ea](?=$| )/iu, (found) =>
              shown === undefined ? found : `${found.startsWith('d') ? 'de ' : ''}${shown}`,
            )
            .replace(/(?<=^\S+(?: que)?) [ée] que(?= )/u, '')
            .replace(/^se /u, ''),
        },
      ];
}

/** What somebody else does behind the first words of what was said to oneself. */
function behindAside(text: string): string | null {
  const words = wordsSaid(text);
  if (words.length < LONG_ASIDE) return null;
  for (let at = 3; at <= 9; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    const subject = subjectAt(words, at);
    const isClose = subject !== null && subject.verb - at <= 3 && !/^tod[oa]s?$/u.test(word?.lower ?? '');
    const isOwn =
      isClose && (subject?.kind === 'noun' || (subject?.kind === 'bare' && word?.tag === 'PROPN'));
    if (
      isOwn &&
      word !== undefined &&
      before?.tag !== 'ADP' &&
      before?.tag !== 'DET' &&
      before?.opens !== true
    )
      return text.slice(word.start);
  }
  return null;
}
const LONG_ASIDE = 11;

/** `depois vem a história do Wegener que era um alemão`: a part begins, and what is said of it at once is told. */
function headOf(text: string): Found | null {
  const lead = LEADS_OVER.exec(text);
  if (lead === null) return null;
  const rest = text.slice(lead[0].length);
  const [, named = '', behind = ''] =
    /^(.+?)((?: (?:que|onde|quando|em que)(?!\p{L}).*)?)$/u.exec(rest) ?? [];
  const [head = '', list] = named.split(
    /(?<=^(?:[oa]s )?(?:duas|dois|tr[êe]s|quatro|cinco|seis|sete|oito) \p{L}+(?: d[aeo]s? \p{L}+)?) (?=(?:[oa]s?|uma?) )/u,
  );
  if (head.split(' ').length > LONGEST_HEAD || head === '') return null;
  const part = { kind: 'head' as const, text: head };
  if (list !== undefined)
    return [part, { kind: 'fact', text: `são ${head.replace(/^[oa]s /u, '')} ${list}` }];
  const about = head.replace(
    /^(?:a hist[óo]ria|a vida|o caso|a ideia|a teoria) d([oae]s?) (.+)$/u,
    (_, of: string, name: string) => (of === 'e' ? name : `${of} ${name}`),
  );
  if (/^ que /u.test(behind)) return [part, { kind: 'fact', text: `${about}${behind.slice(4)}` }];
  if (/^ onde /u.test(behind)) return [part, { kind: 'fact', text: `${inPlace(head)}${behind.slice(5)}` }];
  return behind === '' ? [part] : [part, { kind: 'fact', text: rest }];
}
const LONGEST_HEAD = 9;

const inPlace = (head: string): string => (/^[oa]s? /u.test(head) ? `n${head}` : `em ${head}`);

const PARTS_TOLD = / e que (?=(?:ess[ea]s?|el[ea]s?|[oa]s?|isso) )/u;

/** What is told, without `eu explico que` before it. */
function plainFact(text: string): string {
  return (
    text
      .replace(TALKS, '')
      .replace(/^o que [ée] (.+?) que [ée] /u, '$1 é ')
      .replace(
        /^(?:primeiro )?o que (?:[ée] )?(?:que )?[ée] ((?:[oa]s? |uma? )?(?:\p{L}+ ?){1,4}?) (?=[ée] (?:[oa]s?|uma?|quando) )/iu,
        '$1 ',
      )
      .replace(/^cuidado que (?:os alunos|eles|a turma) (acham|acha|confundem|pensam)/iu, 'muita gente acha')
      // `é no intestino que os nutrientes são absorvidos`
      .replace(/^(?:isso )?[ée] (n[oa]s? .{3,40}?|em .{3,40}?) que /iu, '$1 ')
      // `são répteis a cobra e o jacaré`
      .replace(/^s[ãa]o (\p{L}{4,}s) ((?:[oa]s? \p{L}+ ?)+ e [oa]s? \p{L}+)$/iu, '$2 são $1')
      .replace(/(?<=(?:^|ent[ãa]o )(?:se|quando) )eu (?=\p{L}+o )(.*)$/iu, inCommon)
  );
}
