import {
  type BookletCheck,
  type BookletSubject,
  eachChapter,
  toldIn,
} from '#engine/composing/lint/booklet-check.ts';
import { clip, fold } from '#engine/composing/lint/check.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

/** Words that follow one another in a sentence and in the material are its own. */
const RUN = 4;
/** A slip put right and a formula in plain signs break a few runs; a sentence of somebody else breaks all. */
const LEAST_KNOWN = 0.5;
/** What is all signs is a formula or a figure. */
const A_WORD = /\p{L}{4}/u;
const TERMS = 10;
const LEAST_TERMS = 0.4;
/** So many words at the beginning of a paragraph find its place in the material. */
const PLACED_BY = 8;

/** What the booklet tells is what the material tells, all of its parts, in its order. */
export const BOOK_TRUTH: readonly BookletCheck[] = [
  {
    id: 'statement-foreign',
    severity: 'hard',
    find: eachChapter(({ blocks }, _, subject) => {
      const known = openMaterial(subject);
      const isForeign = (text: string) =>
        known !== null && A_WORD.test(text) && known.share(text) < LEAST_KNOWN;
      for (const [at, block] of blocks.entries()) {
        if (block.type === 'marginNote' && known?.says(block.text)) continue;
        const foreign = toldIn(block).find(isForeign);
        if (foreign !== undefined) return { at, message: `“${clip(foreign, 80)}” não está no material.` };
      }
      return null;
    }),
  },
  {
    id: 'glossary-foreign',
    severity: 'hard',
    find: (subject) => {
      const known = openMaterial(subject);
      if (known === null) return [];
      return subject.booklet.glossary
        .filter(({ term, text }) => !known.says(text) && known.share(`${term} ${text}`) < LEAST_KNOWN)
        .map(({ term }) => ({ message: `O que o glossário diz de “${term}” não está no material.` }));
    },
  },
  {
    id: 'order-left',
    severity: 'hard',
    find: (subject) => {
      const known = openMaterial(subject);
      if (known === null) return [];
      return eachChapter(({ title, blocks }, index, { booklet }) => {
        if (isEarlierPart(subject, title, booklet.chapters[index - 1]?.title))
          return `“${clip(title, 60)}” não segue a ordem do material.`;
        let reached = 0;
        let lost: { at: number; text: string } | null = null;
        for (const [at, block] of blocks.entries()) {
          // A teacher may have put the parts of a chapter, and the chapters, in another order.
          if (block.type === 'heading') reached = 0;
          const place = block.type === 'text' ? known.find(block.text, reached) : null;
          if (place === null || block.type !== 'text') continue;
          if (place < reached) lost ??= { at, text: block.text };
          else reached = place;
        }
        return (
          lost !== null && {
            at: lost.at,
            message: `“${clip(lost.text, 60)}” não segue a ordem do material.`,
          }
        );
      })(subject);
    },
  },
  {
    id: 'unit-missing',
    severity: 'hard',
    find: ({ booklet, analysis }) => {
      const titles = new Set(booklet.chapters.map(({ title }) => fold(title)));
      const { sections = [], plan = [] } = analysis?.structure ?? {};
      const ofMatter = new Set(
        plan.flatMap(({ purpose, section }) => (purpose === 'conteudo' ? [section] : [])),
      );
      return sections
        .filter(({ title }, at) => ofMatter.has(at) && !titles.has(fold(title)))
        .map(({ title }) => ({ message: `A parte “${title}” não tem capítulo.` }));
    },
  },
  {
    id: 'key-terms-missing',
    severity: 'soft',
    find: ({ booklet, analysis }) => {
      const terms = (analysis?.keyPhrases ?? []).slice(0, TERMS).map(({ phrase }) => fold(phrase));
      const told = fold(JSON.stringify(booklet.chapters));
      const found = terms.filter((term) => told.includes(term)).length;
      return terms.length === 0 || found / terms.length >= LEAST_TERMS
        ? []
        : [{ message: `Só ${found} de ${terms.length} termos centrais do material aparecem.` }];
    },
  },
];

/** Whether the analysis, which knows the teacher's order, has this part before the other. */
function isEarlierPart({ analysis }: BookletSubject, title: string, before: string | undefined): boolean {
  const titles = (analysis?.structure.sections ?? []).map((section) => fold(section.title));
  const at = titles.indexOf(fold(title));
  return before !== undefined && at >= 0 && at < titles.indexOf(fold(before));
}

interface Material {
  /** How much of a text stands in the material, 0 to 1. */
  share(text: string): number;
  /** Whether all its words do: a saying is put together from what stands around a term. */
  says(text: string): boolean;
  /** Where the beginning of a text stands: from `reached` on, else before; null where nowhere or for a few words. */
  find(text: string, reached: number): number | null;
}
/** Of a lesson: while it is edited the same one is asked with every edit. */
const opened = new WeakMap<AiAnalysis, { material: string; made: Material }>();

function openMaterial(subject: BookletSubject): Material | null {
  const { analysis, material } = subject;
  if (analysis === null || material === null) return null;
  const before = opened.get(analysis);
  if (before?.material === material) return before.made;
  const told = fold(material);
  const words = new Set<string>();
  const runs = new Set<string>();
  for (const text of new Set([told, fold(plainMath(material))])) {
    const all = text.split(' ');
    all.forEach((word, at) => {
      words.add(word);
      runs.add(all.slice(at, at + RUN).join(' '));
    });
  }
  const made: Material = {
    share: (text) => {
      const own = fold(text).split(' ');
      if (own.length < RUN) return shareOf(own, (word) => word === '' || words.has(word));
      return shareOf(own.slice(0, 1 - RUN), (_, at) => runs.has(own.slice(at, at + RUN).join(' ')));
    },
    says: (text) =>
      fold(text)
        .split(' ')
        .every((word) => words.has(word)),
    find: (text, reached) => {
      const start = fold(text).split(' ').slice(0, PLACED_BY);
      if (start.length < PLACED_BY) return null;
      const line = start.join(' ');
      const after = told.indexOf(line, reached);
      const place = after >= 0 ? after : told.indexOf(line);
      return place < 0 ? null : place;
    },
  };
  opened.set(analysis, { material, made });
  return made;
}

const shareOf = (all: readonly string[], holds: (one: string, at: number) => boolean): number =>
  all.filter(holds).length / Math.max(1, all.length);
