import { describe, expect, it } from 'vitest';
import type { Material } from '#shared/lessons/materials.contract.ts';
import { describeEffect, isBestFit, readMeter } from './read-meter.ts';

const material = (changes: Partial<Material> = {}): Material => ({
  id: 'm1',
  originalName: 'aula.pdf',
  size: 1,
  status: 'read',
  pageCount: 6,
  recognised: null,
  ahead: null,
  amount: { characters: 900, words: 150 },
  figures: 1,
  isEstimate: false,
  error: null,
  expiresAt: '2027-01-01T00:00:00.000Z',
  ...changes,
});
const text = (characters: number) => 'A água evapora e volta. '.repeat(200).slice(0, characters).trim();

describe('the meter', () => {
  it('is bare without material and asks for more of a mere theme', () => {
    expect(readMeter('presentation', ' ', null)).toMatchObject({ kind: 'empty', fitting: null });
    expect(readMeter('presentation', 'Água', null)).toMatchObject({ kind: 'theme', supported: 0 });
  });
  it('points at the smallest size that holds everything', () => {
    const reading = readMeter('presentation', text(700), null);
    expect(reading).toMatchObject({ kind: 'measured', supported: 6, fitting: 10 });
    const effects = [5, 10, 15, 20].map((size) =>
      describeEffect(reading, { serviceType: 'presentation', size }),
    );
    expect(effects).toEqual(['corta cerca de 1', null, '9 sem matéria', '14 sem matéria']);
    expect(isBestFit(reading, { serviceType: 'presentation', size: 10 })).toBe(true);
  });
  it('adds the file to the text, and leaves out what only points at it', () => {
    const alone = readMeter('presentation', '', { material: material() });
    expect(readMeter('presentation', 'Usar o arquivo em anexo.', { material: material() })).toEqual(alone);
    expect(readMeter('presentation', text(900), { material: material() }).supported).toBeGreaterThan(
      alone.supported,
    );
  });
  it('tells what is read so far and points at nothing before all is', () => {
    const reading = readMeter('presentation', '', {
      material: material({ status: 'reading', recognised: { done: 4, total: 6 } }),
    });
    expect(reading).toMatchObject({ kind: 'reading', fitting: null, pages: { done: 4, total: 6 } });
    expect(reading.supported).toBeGreaterThan(0);
  });
  it('says nothing of a file it knows nothing of', () => {
    for (const unknown of [null, material({ status: 'failed', error: 'Sem texto.' })])
      expect(readMeter('presentation', text(900), { material: unknown })).toMatchObject({
        kind: 'unmeasured',
        supported: 0,
        fitting: null,
      });
  });
  it('says how much is left out where no size holds it, and how little fills the smallest', () => {
    const over = readMeter('presentation', '', {
      material: material({ amount: { characters: 5740, words: 900 } }),
    });
    expect(over).toMatchObject({ supported: 26, fitting: 20 });
    expect(describeEffect(over, { serviceType: 'presentation', size: 20 })).toBe('o mais completo');
    expect(describeEffect(over, { serviceType: 'presentation', size: 5 })).toBe('ficam de fora 21');
    expect(isBestFit(over, { serviceType: 'presentation', size: 20 })).toBe(false);
    const little = readMeter('booklet', text(2900), null);
    expect(describeEffect(little, { serviceType: 'booklet', size: 10 })).toMatch(/a mais$/);
    expect(isBestFit(little, { serviceType: 'booklet', size: 10 })).toBe(false);
  });
});
