import type { Section } from '#engine/pedagogy/outline/section.ts';
import { isQuotable } from '#engine/pedagogy/plan/is-quotable.ts';
import type { Adjustments, Wish } from './adjustment.ts';
import { findTopic } from './find-topic.ts';
import { readWishes } from './read-wishes.ts';

const MORE = 2;
const LESS = 0.4;
/** Left out of the plan altogether. */
const DROPPED = 0;
const MOST_INCLUDED = 3;
const LONGEST_ECHO = 90;

/** What the teacher's texts (newest last) and the guidance typed beside a file ask of this material's plan. */
export function applyAdjustments(
  guidance: readonly string[],
  texts: readonly string[],
  sections: readonly Section[],
): Adjustments {
  const result: Adjustments = {
    factors: sections.map(() => 1),
    extraPractice: 0,
    extraChecks: 0,
    pointsDelta: 0,
    prefersExamples: false,
    wantsMoreVisuals: false,
    wantsSimplerText: false,
    included: [],
    done: [],
    open: [],
  };
  // Beside a file, `Usar o arquivo em anexo.` asks for nothing more than what is done anyway.
  for (const text of guidance)
    for (const { wish, said } of readWishes(text).wishes) apply(wish, said, sections, result);
  for (const text of texts) {
    const { wishes, unread } = readWishes(text);
    for (const { wish, said } of wishes) apply(wish, said, sections, result);
    for (const said of unread)
      result.open.push(
        `Não entendi este pedido e ele não mudou o plano: ${echo(said)} A equipe de produção o recebe junto com a aula.`,
      );
  }
  result.done = [...new Set(result.done)];
  result.open = [...new Set(result.open)];
  return result;
}

function apply(wish: Wish, said: string, sections: readonly Section[], result: Adjustments): void {
  switch (wish.kind) {
    case 'more_practice':
      result.extraPractice += 1;
      return;
    case 'less_practice':
      result.extraPractice -= 1;
      return;
    case 'more_questions':
      result.extraChecks += 1;
      return;
    case 'more_examples':
      result.prefersExamples = true;
      result.done.push('Dei preferência aos trechos do material que trazem exemplos.');
      return;
    case 'less_text':
      result.pointsDelta = -1;
      result.done.push('Deixei menos pontos em cada item do plano.');
      return;
    case 'more_text':
      result.pointsDelta = 1;
      result.done.push('Deixei mais pontos em cada item do plano.');
      return;
    case 'more_visuals':
      result.wantsMoreVisuals = true;
      result.done.push('Procurei mais sugestões de imagens e esquemas.');
      return;
    case 'simpler':
      result.wantsSimplerText = true;
      result.done.push('Procurei mais frases para simplificar.');
      return;
    case 'style':
      result.open.push(
        `Cores, letras e aparência ficam com a equipe de produção, que recebe o seu pedido: ${echo(said)}`,
      );
      return;
    default:
      applyTopic(wish, said, sections, result);
  }
}

function applyTopic(
  wish: Extract<Wish, { topic: string }>,
  said: string,
  sections: readonly Section[],
  result: Adjustments,
): void {
  const found = findTopic(wish.topic, sections);
  if (found === null) {
    result.open.push(
      wish.kind === 'drop_topic' || wish.kind === 'less_topic'
        ? `Não encontrei no material o que você pediu para reduzir: ${echo(said)}`
        : `O material não fala disso, então não inventei: ${echo(said)} Envie um trecho ou arquivo sobre o assunto para ele entrar no plano.`,
    );
    return;
  }
  const title = sections[found.section]?.title ?? '';
  const factor =
    wish.kind === 'more_topic'
      ? MORE
      : wish.kind === 'less_topic'
        ? LESS
        : wish.kind === 'drop_topic'
          ? DROPPED
          : 1;
  if (factor >= 1 || found.isWholeSection)
    result.factors[found.section] = (result.factors[found.section] ?? 1) * factor;
  if (factor >= 1) result.included.push(...found.statements.filter(isQuotable).slice(0, MOST_INCLUDED));
  if (wish.kind === 'more_topic') result.done.push(`Dei mais espaço à parte “${title}”.`);
  else if (wish.kind === 'include')
    result.done.push(`Incluí no plano o que o material diz em “${title}”: ${echo(said)}`);
  else if (found.isWholeSection)
    result.done.push(
      factor === DROPPED ? `Tirei do plano a parte “${title}”.` : `Dei menos espaço à parte “${title}”.`,
    );
  else
    result.open.push(
      `“${wish.topic}” aparece no meio de “${title}” e não tem parte própria; a equipe de produção cuida disso: ${echo(said)}`,
    );
}

/** The teacher's own words, so that there is no doubt which wish is meant. */
function echo(said: string): string {
  const short = said.length <= LONGEST_ECHO ? said : `${said.slice(0, said.lastIndexOf(' ', LONGEST_ECHO))}…`;
  return `“${short}”.`;
}
