import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';

/**
 * `own`: a slide or chapter of its own; `joined`: said on the slide before, a section of the chapter before; `left_out`: not
 * said at all.
 */
export const OUTLINE_USES = ['own', 'joined', 'left_out'] as const;
export type OutlineUse = (typeof OUTLINE_USES)[number];

/**
 * One entry of the outline that a teacher edits. `p4` is the fourth item of the plan as the analysis proposed it, `p4.1`
 * and `p4.2` are the halves it was split into; of a booklet it is the fourth of the parts its chapters are made of. Entries stand in the order in which they are shown; what is left out keeps
 * its place there, to come back to.
 */
export interface OutlineEntry {
  id: string;
  title: string;
  /** Index into the sections of the analysis. */
  section: number;
  use: OutlineUse;
}

/** Of a title as an analysis may propose it; what a person writes is held to 60 by the screen. */
export const MOST_TITLE_LETTERS = 300;

/** Only what says something of the material is split or joined: covers, agendas and checks stand by themselves. */
const MATTER = new Set<PlanItem['purpose']>(['conteudo', 'exemplo']);
const ID = /^p([1-9]\d{0,2})(?:\.([12]))?$/;

/** The item of the plan that an entry is of, counted from 0, and which half; null for no id at all. */
export function placeOf(id: string): { index: number; half: 1 | 2 | null } | null {
  const [, number, half] = ID.exec(id) ?? [];
  if (number === undefined) return null;
  return { index: Number(number) - 1, half: half === undefined ? null : half === '1' ? 1 : 2 };
}

export const canSplit = ({ purpose, points }: Pick<PlanItem, 'purpose' | 'points'>): boolean =>
  MATTER.has(purpose) && points.length >= 2;
export const canJoin = ({ purpose }: Pick<PlanItem, 'purpose'>): boolean => MATTER.has(purpose);
/** A deck begins with its cover. */
export const canLeaveOut = ({ purpose }: Pick<PlanItem, 'purpose'>): boolean => purpose !== 'capa';

/** The outline as the analysis proposes it. */
export const proposeOutline = ({ structure }: Pick<AiAnalysis, 'structure'>): OutlineEntry[] =>
  structure.unit === 'page'
    ? (structure.parts ?? []).map(({ title, isChapter }, index) => ({
        ...{ id: `p${index + 1}`, title, section: 0 },
        use: isChapter ? 'own' : 'joined',
      }))
    : structure.plan.map(({ number, title, section }) => ({ id: `p${number}`, title, section, use: 'own' }));

/** A part of a booklet as its teacher wants it: where it begins, and how it was and is called. */
export interface OutlinePart extends Pick<OutlineEntry, 'title' | 'use'> {
  from: string;
  proposed: string;
}

/** What an edited outline of a booklet asks of the engine; the entries must be ones that `refuseOutline` lets pass. */
export const tellParts = (
  { structure }: Pick<AiAnalysis, 'structure'>,
  entries: readonly OutlineEntry[],
): OutlinePart[] =>
  entries.flatMap(({ id, title, use }) => {
    const part = structure.parts?.[placeOf(id)?.index ?? -1];
    return part ? [{ from: part.from, proposed: part.title, title: title.trim(), use }] : [];
  });

/** More chapters leave no page to each between what opens and closes it. */
const mostChapters = (pages: number): number => (pages < 20 ? 5 : Math.max(7, Math.floor((pages - 7) / 3)));

/** As `refuseOutline` does, of a booklet: how many pages its chapters make is seen when they are set. */
function refuseChapters(
  { parts = [], slideCount }: AiAnalysis['structure'],
  entries: readonly OutlineEntry[],
): string | null {
  const ids = new Set(entries.map(({ id }) => id));
  if (entries.length !== parts.length || parts.some((_, index) => !ids.has(`p${index + 1}`)))
    return 'O roteiro perdeu ou repetiu uma parte. Recarregue a página.';
  const shown = entries.filter(({ use }) => use !== 'left_out');
  const chapters = shown.filter(({ use }) => use === 'own').length;
  if (chapters === 0) return 'A apostila tem ao menos um capítulo. Devolva uma das partes.';
  if (shown.some(({ title }) => title.trim() === '')) return 'Toda parte tem um título. Escreva o que falta.';
  if (shown[0]?.use !== 'own') return 'O roteiro começa por um capítulo.';
  const most = mostChapters(slideCount);
  return chapters > most
    ? `São ${chapters} capítulos, e em ${slideCount} páginas cabem até ${most}. Junte alguns.`
    : null;
}

/** Why an outline cannot be kept, pt-BR, for whoever edited it; null where it can. */
export function refuseOutline(
  { structure }: Pick<AiAnalysis, 'structure'>,
  entries: readonly OutlineEntry[],
): string | null {
  const { plan, sections, slideCount } = structure;
  if (structure.unit === 'page') return refuseChapters(structure, entries);
  const seen = new Map<number, (1 | 2 | null)[]>();
  for (const { id } of entries) {
    const place = placeOf(id);
    const item = place && plan[place.index];
    if (!place || !item) return 'O roteiro traz um slide que a análise não tem. Recarregue a página.';
    if (place.half !== null && !canSplit(item)) return `“${item.title}” não dá dois slides.`;
    seen.set(place.index, [...(seen.get(place.index) ?? []), place.half]);
  }
  const isWhole = plan.every((_, index) => {
    const [first, second, more] = (seen.get(index) ?? []).toSorted();
    return more === undefined && (first === null ? second === undefined : first === 1 && second === 2);
  });
  if (!isWhole) return 'O roteiro perdeu ou repetiu um slide. Recarregue a página.';
  if (entries.some(({ section }) => sections[section] === undefined))
    return 'O roteiro traz uma parte que a análise não tem. Recarregue a página.';
  const cover = plan[0]?.purpose === 'capa' ? entries.find(({ use }) => use === 'own') : undefined;
  if (cover && cover.id !== 'p1') return 'A capa fica no começo.';
  const untitled = entries.find(({ title, use }) => use === 'own' && title.trim() === '');
  if (untitled) return 'Todo slide tem um título. Escreva o que falta.';
  const odd = entries.findIndex((entry, index) => entry.use === 'joined' && !hasHost(plan, entries, index));
  if (odd >= 0)
    return `“${entries[odd]?.title}” não tem com que se juntar: o slide antes dele não é de conteúdo.`;
  const own = entries.filter(({ use }) => use === 'own').length;
  if (own === slideCount) return null;
  const differ = Math.abs(own - slideCount);
  const slides = (count: number) => (count === 1 ? '1 slide' : `${count} slides`);
  return own < slideCount
    ? `O roteiro tem ${slides(own)} e o pedido é de ${slideCount}. Divida ${slides(differ)} ou devolva o que ficou de fora.`
    : `O roteiro tem ${slides(own)} e o pedido é de ${slideCount}. Junte ou deixe de fora ${slides(differ)}.`;
}

/** Whether what comes before a joined entry, joined and left-out ones aside, can take it in. */
function hasHost(plan: readonly PlanItem[], entries: readonly OutlineEntry[], index: number): boolean {
  const itemOf = (entry: OutlineEntry | undefined) => entry && plan[placeOf(entry.id)?.index ?? -1];
  const host = itemOf(entries.slice(0, index).findLast(({ use }) => use === 'own'));
  const own = itemOf(entries[index]);
  return host !== undefined && own !== undefined && canJoin(host) && canJoin(own);
}
