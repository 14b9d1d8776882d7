import type { Found, Said } from './said.ts';
import { ASIDES, HOMEWORK, LEADS_OVER, NAMES_SUBJECT, OPENS_CLASS, TALKS, WISH } from './speech-marks.ts';
import { orderedWhole, taskOf } from './tasks.ts';

const LEAD =
  /^(?:(?:e|a[íi]|da[íi]|bom|assim|ah|oi|olha|gente|voltando (?:n[ao]|à|(?:pra|para) a?) ?pergunta(?: d[oe] (?:come[çc]o|in[íi]cio))?|agora|primeiro(?= (?:eu|a gente))|ent[ãa]o(?= (?:a aula|eu|gente|o tema|hoje|essa|n[ãa]o|eles v[ãa]o)))\s+)+/iu;

/** Each sentence with what it was said for: of the lesson, or of the class and its slides. What is said to oneself goes. */
export function sortSaid(sentences: readonly { text: string; opensPart: boolean }[]): Said[] {
  const sorted: Said[] = [];
  let isTask = false;
  let owesPart = false;
  for (const { text, opensPart } of sentences) {
    owesPart ||= opensPart;
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
  const text = said.trim();
  if (WISH.test(text)) return [{ kind: 'wish', text }];
  const [, homework] = HOMEWORK.exec(text) ?? [];
  if (homework !== undefined) return [{ kind: 'homework', text: orderedWhole(homework) }];
  const opened = openingOf(text);
  if (opened !== null) return opened;
  const named = subjectOf(text, before);
  if (named !== null) return named;
  if (ASIDES.some((aside) => aside.test(text.replace(/^mas /iu, '')))) return null;
  const aim =
    /^eu quero que (?:eles|elas|os alunos|a turma) (?:saiam|saia|consigam|consiga|aprendam|aprenda|saibam|entendam)(?: sabendo| a)? (.+)$/iu.exec(
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

/** Whom it is for, behind what it is about. */
const FOR_WHOM =
  / (?:(?:pr[oa]s?|para [oa]s?|d[oa]s?|n[oa]s?) )?(?:\d{1,2}[ºªo]?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|s[ée]tim[oa]|oitav[oa]|non[oa]) (?:ano|s[ée]rie|per[íi]odo)(?: d[oa] (?:ensino )?(?:m[ée]dio|fundamental|manh[ãa]|tarde|noite)| [A-E](?!\p{L}))?/giu;

/** `a aula de hoje é sobre placas tectônicas`; what is said of it behind `que` is a fact. */
function subjectOf(text: string, before: readonly Said[]): Found | null {
  if (before.some(({ kind }) => kind === 'subject')) return null;
  if (before.filter(({ kind }) => kind === 'fact').length > 1) return null;
  const bare = text.replace(FOR_WHOM, '').replace(/ (?:ent[ãa]o|a[íi]|n[ée]|assim)$/iu, '');
  const named = NAMES_SUBJECT.map((pattern) => pattern.exec(bare)?.[1]).find((one) => one !== undefined);
  if (named === undefined) return null;
  const [subject = '', told] = named.split(/ que (?=\S+ )/u);
  if (subject.split(' ').length > LONGEST_SUBJECT) return null;
  const fact = told === undefined ? [] : [{ kind: 'fact' as const, text: `${subject} ${told}` }];
  return [{ kind: 'subject', text: subject }, ...fact];
}
const LONGEST_SUBJECT = 12;

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

/** `se eu tenho um corpo e quero`: of whoever does it, `se temos um corpo e queremos`. */
const inCommon = (_: string, said: string): string =>
  said.replace(
    /(?<!\p{L})(tenho|quero|fa[çc]o|\p{L}{3,}o)(?= (?:[oa]s?|uma?s?|d[oae]s?|por|com)(?!\p{L}))/giu,
    (verb) => OURS[verb.toLowerCase()] ?? verb,
  );
const OURS: Readonly<Record<string, string>> = {
  tenho: 'temos',
  quero: 'queremos',
  faço: 'fazemos',
  pego: 'pegamos',
  coloco: 'colocamos',
  somo: 'somamos',
  divido: 'dividimos',
  multiplico: 'multiplicamos',
  uso: 'usamos',
  empurro: 'empurramos',
  jogo: 'jogamos',
  vejo: 'vemos',
  corto: 'cortamos',
  tiro: 'tiramos',
};

const PARTS_TOLD = / e que (?=(?:ess[ea]s?|el[ea]s?|[oa]s?|isso) )/u;

/** What is told, without `eu explico que` before it. */
function plainFact(text: string): string {
  return (
    text
      .replace(TALKS, '')
      .replace(/^o que [ée] (.+?) que [ée] /u, '$1 é ')
      .replace(/^cuidado que (?:os alunos|eles|a turma) (acham|acha|confundem|pensam)/iu, 'muita gente acha')
      // `é no intestino que os nutrientes são absorvidos`
      .replace(/^(?:isso )?[ée] (n[oa]s? .{3,40}?|em .{3,40}?) que /iu, '$1 ')
      // `são répteis a cobra e o jacaré`
      .replace(/^s[ãa]o (\p{L}{4,}s) ((?:[oa]s? \p{L}+ ?)+ e [oa]s? \p{L}+)$/iu, '$2 são $1')
      .replace(/(?<=(?:^|ent[ãa]o )(?:se|quando) )eu (?=\p{L}+o )(.*)$/iu, inCommon)
  );
}
