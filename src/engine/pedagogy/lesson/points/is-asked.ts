import { OPENS_EXAMPLE } from '#engine/pedagogy/language/example-marks.ts';
import { isCase } from '#engine/pedagogy/language/exercises.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';

/** `Exercício para casa: …`, `Atividade 2 – …`: what follows is asked, whatever it looks like. */
const NAMED =
  /^\W*(?:(?:li[çc][ãa]o|dever|tarefa) (?:de|para|p\/) casa|(?:para|p\/) casa|pr[óo]xima aula|(?:n[ao] )?pr[óo]xim[ao] (?:aula|encontro)|lembretes?|relembrar|recados?|trazer)(?: [^:]{1,30})?\s*[:–-]|^\W*(?:exerc[íi]cios?|tarefas?|desafios?|quest(?:ão|ões))(?: \p{L}+){0,3}\s*(?:n?º\s*)?\d*\s*[:.–-]/iu;
/** What pupils are asked and no writer tells as a step: the steps of a procedure use plainer verbs. */
const ASKS =
  /^(?:[^.!?:]{0,40},\s)?(?:calcule|responda|assinale|marque|resolva|determine|justifique|explique|cite|classifique|descreva|julgue|pesquise|comente|discuta|redija|demonstre|prove|efetue|obtenha|interprete|construa|elabore)m?(?![\p{L}-])/iu;

/** Whether a statement asks something of the pupils; a step in a numbered list is told, not asked. */
export function isAsked(statement: Statement | undefined): boolean {
  if (statement === undefined) return false;
  const { text, piece, role } = statement;
  const isStep = role === 'procedure' && piece.block.type === 'list' && piece.block.isOrdered;
  // `Exemplo 1: Ache o zero de f(x) = 2x − 8.` whose working was not read.
  const isPosed = OPENS_EXAMPLE.test(text) && !piece.example && isImperative(text.replace(OPENS_EXAMPLE, ''));
  return NAMED.test(text) || isPosed || (!isStep && ASKS.test(text.trim()));
}

/** `Um editor deseja estudar …`: somebody of a problem, not of the world. */
const OF_A_PROBLEM =
  /^(?:(?:Um|Uma|Certo|Certa)\s(?:\p{L}+\s){1,5}(?:deseja|quer|pretende|resolveu|decidiu) \p{L}+[aei]r|\p{Lu}\p{Ll}+ (?:comprou|vendeu|gastou|ganhou|emprestou|aplicou|percorreu) )/u;

/** `Solução: A moda da variável é 0.`: the figure that answers a question asked elsewhere. */
const IS_RESULT =
  /^\W*(?:solu[çc][ãa]o|resposta|resultado)\s*[:–-].*\s(?:é|são|foi|vale) (?:de |igual a )?[-−]?\d[\d.,]*\s?\S{0,4}\W*$/iu;

/** Whether a line is of a problem that was set, not of the world: who wanted what, and the figure that came out. */
export const isOfProblem = (text: string): boolean => OF_A_PROBLEM.test(text) || IS_RESULT.test(text);

/** Whether a piece puts a case to the reader: none of it is a fact. */
export const posesCase = ({ statements }: Piece): boolean => isCase(statements.map(({ text }) => text));
