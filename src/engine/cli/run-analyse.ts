import { loadMaterial } from './load-material.ts';
import type { AnalyseOptions } from './parse-command.ts';

/** The built-in pedagogical analysis of the material, as readable JSON. */
export async function runAnalyse(file: string, options: AnalyseOptions): Promise<string> {
  // Loaded late: their word lists are no use to the other commands.
  const { analyse } = await import('#engine/pedagogy/analyse.ts');
  const { nameDocument } = await import('#engine/pedagogy/outline/name-document.ts');
  const material = await loadMaterial(file);
  const { source, typed } = material;
  const input = {
    source: typed === null ? source : null,
    content: typed ?? '',
    title: options.title ?? nameDocument(material.source, material.name),
    serviceType: options.serviceType,
    size: options.size,
    level: options.level,
    lessonMinutes: options.minutes,
    learningObjectives: '',
    adjustments: [],
  };
  const analysis = analyse(input);
  if (options.serviceType !== 'booklet') return JSON.stringify(analysis, null, 2);
  const { askComposer } = await import('#engine/composing/measure-pages.ts');
  return JSON.stringify(askComposer(input, analysis), null, 2);
}
