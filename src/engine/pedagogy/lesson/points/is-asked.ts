import type { Statement } from '#engine/pedagogy/material/piece.ts';

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
  return NAMED.test(text) || (!isStep && ASKS.test(text.trim()));
}
