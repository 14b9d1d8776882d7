import { loadMaterial } from './load-material.ts';
import type { AnalyseOptions } from './parse-command.ts';

/** The built-in pedagogical analysis of the material, as readable JSON. */
export async function runAnalyse(file: string, options: AnalyseOptions): Promise<string> {
  // Loaded late: its word lists are no use to the other commands.
  const { analyse } = await import('#engine/pedagogy/analyse.ts');
  const { source, typed, name } = await loadMaterial(file);
  const analysis = analyse({
    source: typed === null ? source : null,
    content: typed ?? '',
    title: options.title ?? source.title ?? name?.replace(/[_-]+/g, ' ') ?? 'Aula',
    serviceType: options.serviceType,
    size: options.size,
    level: options.level,
    lessonMinutes: options.minutes,
    learningObjectives: '',
    adjustments: [],
  });
  return JSON.stringify(analysis, null, 2);
}
