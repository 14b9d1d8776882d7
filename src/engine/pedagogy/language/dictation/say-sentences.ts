import { posedIn } from './announced.ts';
import { sentenceStarts } from './part-clauses.ts';
import { wordsSaid } from './said-words.ts';

/**
 * The sentences of what was said in one go, clean of what says nothing, in small letters and without marks. `pairs` are words
 * that are no verb behind their noun anywhere in the lesson.
 */
export function sentencesSaid(cleaned: string, pairs?: ReadonlySet<string>): string[] {
  return joinLoose(cleaned.split('\n'))
    .flatMap((line) =>
      sentencesOf(line, pairs).reduce((told, text) => joinAct(told, text, pairs), [] as string[]),
    )
    .map(small);
}

/** Lines in which what stands alone between two fillers (`depois`) belongs to what follows. */
export function joinLoose(said: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of said) {
    const last = lines.at(-1);
    if (last !== undefined && LOOSE.test(last)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}
const LOOSE =
  /^(?:(?:e|a[íi]|da[íi]|ent[ãa]o|(?:depois|antes|al[ée]m) disso|depois|primeiro|mas|agora|hoje|pessoal|gente|n[ãa]o|eu|no final|no fim|(?:pra|para) (?:terminar|fechar|finalizar)|em (?:duplas?|trios?|grupos?))\s?)+$/iu;

/** `e aí compara`, behind who does it: one sentence with that. */
function joinAct(told: string[], text: string, pairs: ReadonlySet<string> | undefined): string[] {
  const last = told.at(-1);
  // `… ou seja | o desconto foi de 60`: it opens what it says otherwise.
  const [, before] = /^(.{12,}),? ou seja$/iu.exec(last ?? '') ?? [];
  if (before !== undefined) return [...told.slice(0, -1), before, `ou seja ${text}`];
  const acts = /^(?:e )?(?:a[íi]|da[íi]) (.+)$/iu.exec(text)?.[1];
  const [verb] = acts === undefined || last === undefined ? [] : wordsSaid(acts, pairs);
  const isHung = verb?.isVerb === true && !NEEDS_NOBODY.test(verb.lower);
  if (!isHung || acts === undefined || last === undefined) return [...told, text];
  const isShort = last.split(' ').length + acts.split(' ').length <= LONGEST_ACT;
  if (isShort) return [...told.slice(0, -1), `${last} e ${acts}`];
  return [...told, / a gente \p{L}+/iu.test(last) && /[ae]$/u.test(verb.lower) ? `a gente ${acts}` : text];
}
/** `tem`, `entram`: what there is, and what the speaker does himself. */
const NEEDS_NOBODY = /^(?:tem|tinha|teve|h[áa]|entram?|v[êe]m|vem|\p{L}+o)$/u;
const LONGEST_ACT = 34;

/** `a atividade é em grupo escolher um fato que pode ser … e mostrar …`: one order, however long. */
const ONE_ORDER = /^(?:(?:e|a[íi]|da[íi]) )*(?:a )?atividade (?:[ée]|vai ser) (?:.{0,40} )?\p{L}+[aei]r /iu;

function sentencesOf(line: string, pairs: ReadonlySet<string> | undefined): string[] {
  // `aí pergunto pros alunos vocês já compraram`: one question.
  const isPosed = posedIn(line) !== null && line.split(' ').length <= LONGEST_ACT;
  if (isPosed || ONE_ORDER.test(line)) return [line];
  const words = wordsSaid(line, pairs);
  const starts = sentenceStarts(words);
  return starts.map((start, at) => {
    const end = words[(starts[at + 1] ?? words.length) - 1]?.end ?? line.length;
    return line.slice(words[start]?.start ?? 0, end);
  });
}

/** Begun small: it may come to stand behind other words. */
const small = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}*)(?= )/u.test(text) && BEGINNING.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
const BEGINNING =
  /^(?:A[íi]?|Da[íi]|Ent[ãa]o|Eu|Vou|[OA]s?|E|N[ãa]o|Depois|Pra|Para|De|Em|N[oa]s?|D[oa]s?|El[ea]s?|Isso|Ess[ea]s?|Est[ea]s?|Uma?|Quando|Se|Mas|Porque|Agora|Hoje|Coloca|Deixa|Faz|Pode|Por|Com|Cada|Que|S[óo]|J[áa]) /u;
