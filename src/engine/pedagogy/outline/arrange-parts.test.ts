import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { type OutlinePart, proposeOutline, tellParts } from '#shared/analysis/outline/outline.ts';
import { writeGardenBook } from '#tests/builders/garden-book.ts';

const input: AnalysisInput = {
  ...{ source: null, content: writeGardenBook(3, 1), title: 'A horta', serviceType: 'booklet', size: 20 },
  ...{ level: null, lessonMinutes: null, learningObjectives: '', adjustments: [] },
};
const base = analyse(input);
const proposed = tellParts(base, proposeOutline(base));
const arrange = (outline: OutlinePart[]) => openLesson({ ...input, outline }).sections;
const words = (sections: ReturnType<typeof arrange>) =>
  sections.flatMap(({ pieces }) => pieces.map(({ text }) => text));

it('the parts of a booklet as they were proposed are its sections', () => {
  const { sections } = openLesson(input);
  expect(proposed.filter(({ use }) => use === 'own')).toHaveLength(sections.length);
  const matter = (all: ReturnType<typeof arrange>) => words(all).filter((text) => text.length > 60);
  expect(matter(arrange(proposed))).toEqual(matter(sections));
});

it('in another order, as chapters of their own or within others they say the same, each once', () => {
  const turned = proposed.toReversed().map((part, at) => ({
    ...part,
    use: at % 6 === 0 ? ('own' as const) : ('joined' as const),
  }));
  const said = (sections: ReturnType<typeof arrange>) => words(sections).filter((text) => text.length > 60);
  expect(said(arrange(turned)).toSorted()).toEqual(said(arrange(proposed)).toSorted());
  expect(arrange(turned).map(({ title }) => title)).toEqual(
    turned.filter(({ use }) => use === 'own').map(({ title }) => title),
  );
});

it('left out they are said nowhere, neither asked about', () => {
  const at = proposed.findIndex(({ title }) => title === 'Rega da beterraba');
  const [part] = proposed.slice(at);
  const outline = proposed.with(at, { ...(part as OutlinePart), use: 'left_out' });
  const { sections, material } = openLesson({ ...input, outline });
  expect([at > 0, words(sections).includes('Rega da beterraba')]).toEqual([true, false]);
  expect(material.pieces.map(({ text }) => text)).not.toContain('Rega da beterraba');
  expect(analyse({ ...input, outline }).structure.plan).toHaveLength(20);
});

it('of another material than theirs is not heeded', () => {
  const outline = [{ from: 'b9999', proposed: 'x', title: 'x', use: 'own' as const }];
  expect(words(arrange(outline))).toEqual(words(openLesson(input).sections));
});
