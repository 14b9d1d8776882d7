import { foldCase } from '#scripts/marked/compare-texts.ts';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';

/** A pattern that good decks do not show. Patterns give false alarms: totals tell, single hits are to be looked at. */
export interface Defect {
  kind: string;
  text: string;
}

const OPEN_END =
  /(?:(?<![\p{L}])(?:a|ao|à|cada|com|como|d[aeo]|e|em|entre|mas|não|ou|para|pois|por|porque|que|se|seguintes?|seus?|suas?|sobre|são|é)|[,;:(])$/iu;
const LEANS =
  /(?<!\p{L})(?:(?:abaixo|acima)(?! d[aeo])|a seguir|(?:fig\.|figura|tabela) ?\d|próxim[ao]s? (?:seç|aula|slide|cap)|como vimos|n(?:esta seção|este capítulo))/iu;
const UNNAMED_SUBJECT =
  /^(?:el[ae]s?|es[ts][ae]s?|isso|isto|também|portanto|assim|ainda assim|além disso|porém|mas|então|todos esses|vemos|por isso|n?essa|dess[ae]|nesse|[nd]est[ae]|no entanto|entretanto|onde)(?!\p{L})/iu;
const LABELLED =
  /^(?:atividade|contexto|definição|dica|exemplo|hist[oó]ria|importante|nota|obs|problema|solução) ?:/iu;
const ASKED = /^(?:\(?\p{L}\) |\d+ ?[).-] ?\p{L}|\(?_{2,})|\( ?_* ?\)/iu;

/** Of a point of content by itself; a cut one is not asked how it ends. */
const POINT_PATTERNS: readonly (readonly [string, (point: string) => boolean])[] = [
  ['point cut', (point) => point.endsWith('…')],
  ['point ends in the air', (point) => !point.endsWith('…') && OPEN_END.test(point)],
  ['point leans on what is elsewhere', (point) => LEANS.test(point)],
  ['point starts without its subject', (point) => UNNAMED_SUBJECT.test(point)],
  ['label in front', (point) => LABELLED.test(point)],
  ['exercise mark', (point) => ASKED.test(point)],
  ['point of one or two words', (point) => point.split(' ').length <= 2],
  ['question as content', (point) => point.endsWith('?')],
];
const FROM_TEMPLATE = [
  'A que se refere',
  'O que aconteceu em',
  'Que relação o texto mostra',
  'Explique com suas palavras:',
  'Sem consultar o material',
  'Escreva um parágrafo sobre',
  'Em dupla, escrevam duas',
  'O que você já sabe sobre',
];
const TEACHES: ReadonlySet<PlanItem['purpose']> = new Set(['conteudo', 'exemplo']);
const ASKS: ReadonlySet<PlanItem['purpose']> = new Set(['abertura', 'pratica', 'verificacao']);

export function findDefects(told: AiAnalysis, { hasObjectives }: { hasObjectives: boolean }): Defect[] {
  const { plan, sections } = told.structure;
  const pointsOf = (isMeant: (purpose: PlanItem['purpose']) => boolean) =>
    plan.filter(({ purpose }) => isMeant(purpose)).flatMap(({ points }) => points);
  const titles = plan.map(({ title }) => title);
  const taught = pointsOf((purpose) => TEACHES.has(purpose));
  const known = new Set(taught.map(foldCase));
  const as = (kind: string, texts: readonly string[]): Defect[] => texts.map((text) => ({ kind, text }));
  const denied = told.improvements.filter((line) => line.startsWith('Não encontrei objetivos'));
  return [
    ...as('title twice', repeated(titles)),
    ...as(
      'title cut',
      titles.filter((title) => title.endsWith('…')),
    ),
    ...as(
      'empty item although it fits',
      told.capacity.verdict === 'cabe' ? titles.filter((title) => title.startsWith('Espaço para')) : [],
    ),
    ...POINT_PATTERNS.flatMap(([kind, shows]) => as(kind, taught.filter(shows))),
    ...as('point twice', repeated(taught)),
    ...as(
      'synthesis copies a point',
      pointsOf((purpose) => purpose === 'sintese').filter((point) => known.has(foldCase(point))),
    ),
    ...as(
      'description copies a point',
      sections.map(({ description }) => description).filter((text) => known.has(foldCase(text))),
    ),
    ...as(
      'question or task from a template',
      pointsOf((purpose) => ASKS.has(purpose)).filter((point) =>
        FROM_TEMPLATE.some((start) => point.startsWith(start)),
      ),
    ),
    ...as('objectives denied', hasObjectives ? denied : []),
  ];
}

/** Each text that stood before, as often as it comes again. */
function repeated(texts: readonly string[]): string[] {
  const folded = texts.map(foldCase);
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
}
