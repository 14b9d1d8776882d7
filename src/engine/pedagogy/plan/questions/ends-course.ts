/** `retorna a posição`, `return -1`, `encerra o programa`: nothing comes after it. */
const LAST =
  /(?<!\p{L})(?:return|retorn(?:a|ar|e)|devolv(?:e|er|a)|encerr(?:a|ar|e)|finaliz(?:a|ar|e))(?!\p{L})/iu;
/** `Se o elemento é igual ao alvo, …`: done in one case only, right after nothing. */
const IN_A_CASE = /^(?:se|caso|sen[ãa]o|quando)(?!\p{L})/iu;

/** Whether a step ends a course or is done in one case only: what stands below it is not done right after it. */
export const endsCourse = (step: string): boolean => LAST.test(step) || IN_A_CASE.test(step);

/** The steps that are done one right after the other, up to what ends them. */
export function takeCourse<Step extends { step: string }>(steps: readonly Step[]): Step[] {
  const end = steps.findIndex(({ step }) => endsCourse(step));
  if (end < 0) return [...steps];
  return steps.slice(0, IN_A_CASE.test(steps[end]?.step ?? '') ? end : end + 1);
}
