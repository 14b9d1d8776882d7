import { describe, expect, it } from 'vitest';
import { segmentTopics } from './segment-topics.ts';

const PLANTS = [
  'As plantas fazem fotossíntese nas folhas com a luz do sol.',
  'A clorofila das folhas absorve a luz, e a planta produz açúcar.',
  'Na fotossíntese a planta libera oxigênio pelas folhas verdes.',
  'Sem luz a clorofila não trabalha e as folhas da planta murcham.',
];
const EMPIRE = [
  'O imperador dom Pedro governou o império depois da independência.',
  'A constituição do império dava ao imperador o poder moderador.',
  'A república acabou com o império e mandou o imperador para o exílio.',
  'Os militares proclamaram a república contra o imperador.',
];
const TRIANGLES = [
  'O triângulo retângulo tem um ângulo reto e uma hipotenusa.',
  'A hipotenusa do triângulo fica diante do ângulo reto.',
  'Os catetos do triângulo medem três e quatro; a hipotenusa mede cinco.',
  'O teorema liga os catetos e a hipotenusa do triângulo retângulo.',
];
const blocksOf = (texts: string[], isHeading: (text: string) => boolean = () => false) =>
  texts.map((text, index) => ({ id: `b${index}`, text, isHeading: isHeading(text) }));

describe('segmentTopics', () => {
  it('cuts where the words change', () => {
    expect(
      segmentTopics(blocksOf([...PLANTS, ...EMPIRE, ...TRIANGLES]), { minSegments: 3, maxSegments: 3 }),
    ).toEqual([0, 4, 8]);
    expect(segmentTopics(blocksOf([...PLANTS, ...EMPIRE, ...TRIANGLES]), { maxSegments: 6 })).toContain(4);
  });

  it('cuts at headings when the material has them', () => {
    const texts = ['Plantas', ...PLANTS, 'Império', ...EMPIRE, 'Triângulos', ...TRIANGLES];
    const starts = segmentTopics(blocksOf(texts, (text) => text.length < 12));
    expect(starts).toEqual([0, 5, 10]);
  });

  it('does not cut where a slide repeats the title of the last one', () => {
    const texts = ['Plantas', ...PLANTS.slice(0, 2), 'Plantas', ...PLANTS.slice(2), 'Império', ...EMPIRE];
    expect(segmentTopics(blocksOf(texts, (text) => text.length < 12))).toEqual([0, 6]);
  });

  it('holds the number of segments between the bounds', () => {
    const blocks = blocksOf([...PLANTS, ...EMPIRE, ...TRIANGLES]);
    expect(segmentTopics(blocks, { maxSegments: 1 })).toEqual([0]);
    expect(segmentTopics(blocks, { minSegments: 5, maxSegments: 8 }).length).toBeGreaterThanOrEqual(5);
    expect(segmentTopics(blocks, { minSegments: 50, maxSegments: 60 })).toHaveLength(12);
  });

  it('answers rising indexes from 0, also for empty and tiny material', () => {
    expect(segmentTopics([])).toEqual([]);
    expect(segmentTopics(blocksOf(['']))).toEqual([0]);
    expect(segmentTopics(blocksOf(['Oi', '']), { minSegments: 2 })).toEqual([0, 1]);
    const starts = segmentTopics(blocksOf([...PLANTS, '', ...EMPIRE]), { minSegments: 4 });
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
  });

  it('stays bounded for thousands of blocks', () => {
    const many = Array.from(
      { length: 6000 },
      (_, index) => [PLANTS, EMPIRE, TRIANGLES][Math.floor(index / 2000)]?.[index % 4] ?? '',
    );
    const started = performance.now();
    const starts = segmentTopics(blocksOf(many), { minSegments: 3, maxSegments: 3 });
    expect(performance.now() - started).toBeLessThan(4000);
    expect(starts.map((start) => Math.round(start / 100))).toEqual([0, 20, 40]);
  });
});
