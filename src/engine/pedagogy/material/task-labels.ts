import type { Piece } from './piece.ts';

/** What a lesson calls its own task, wherever that stands: `Atividade: …`, `Dever de casa - …`, `conversar no fim: …`, `Homework: …`. */
const LABELLED =
  /^\W*(?<label>homework|game|atividades?(?: \d| pr[áa]tica| n[oa] \p{L}+| em (?:grupo|dupla)s?| de casa)?|pr[áa]tica(?: (?:n[oa]|em) [^:]{2,25})?|m[ãa]o na massa|produto final|trabalho(?: (?:em|de) (?:grupo|dupla|casa|pesquisa)s?)?|semin[áa]rio|entrevista|(?:quest[ãa]o|pergunta)(?: \d{1,2})?(?=\s*:.*\?\W*$)|aula pr[áa]tica|exit ticket|bilhete de sa[íi]da|relat[óo]rio|experi[êe]ncia|experimento|proposta(?: de (?:produ[çc][ãa]o|reda[çc][ãa]o|atividade|escrita)[^:]{0,15})?|produ[çc][ãa]o (?:de textos?|textual|escrita)|(?:dever|li[çc][ãa]o|tarefa|tarefinha)(?: \d{1,2})?(?: (?:de|para|p\/) casa)?|(?:(?:para|pra|p\/|de) )?casa|perguntas? (?:para|p\/|de|do) (?:o )?debate|desafio|miss[ãa]o|din[âa]mica|jogo|brincadeira|debate|roda de conversa|(?:para )?(?:conversar|discutir|debater|refletir|pensar|pesquisar)(?: (?:no fim|no final|em grupos?|em duplas?|em casa|com a turma|juntos))?|pesquisa(?: em casa)?|(?:depois |mais |e )?(?:uma? )?(?:continha|conta|probleminha|perguntinha|contas)|demo(?:nstra[çc][ãa]o)?|atividade p\/ nota|atividade para nota)(?:\s*\([^()]{1,24}\))?\s*(?::|[–-](?=\s))\s*(?<rest>\p{L}.{14,})$/isu;
/** `No final eles desenham …`, `em roda: dois ou três contam …`: what the class does last, called nothing. */
const AT_END =
  /^\W*(?:(?:no|ao|pro) (?:final|fim)(?: da aula)?,?\s+|(?<label>em roda|em casa|em (?:grupos?|duplas?|trios?))\s*:\s*)(?<rest>(?:el[ea]s|cada|a turma|os alunos|todos|as crianças|em (?:grupos?|duplas?|trios?)|dois|duas|quem)\s.{14,})$/isu;

/** What a line of notes sets the class to do: what it is called ('' where nothing) and what is done; null for any other line. */
export function readTaskLabel(text: string): { label: string; rest: string } | null {
  const { label = '', rest = '' } = (LABELLED.exec(text) ?? AT_END.exec(text))?.groups ?? {};
  return rest === '' ? null : { label, rest };
}

const MAY_BE_TASK: ReadonlySet<string> = new Set([
  'teacher_guidance',
  'instruction',
  'explanation',
  'procedure',
  'narrative',
]);

/** Lines of running notes that set a task are taken for one, whatever else they read like. */
export function setTasks(pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    const isLine = piece.kind === 'text' || (piece.kind === 'list' && piece.statements.length === 1);
    if (!isLine || piece.from !== 'content' || !MAY_BE_TASK.has(piece.role ?? '')) continue;
    if (readTaskLabel(piece.text) === null) continue;
    piece.role = 'exercise';
    for (const statement of piece.statements) statement.role = 'exercise';
  }
}
