import { parseArgs } from 'node:util';
import { DEFAULT_SLIDE_COUNT, type ServiceType } from '#shared/catalog/catalog.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/lessons/order.ts';
import { UsageError } from './usage.ts';

export interface AnalyseOptions {
  serviceType: ServiceType;
  size: number;
  level: EducationLevel | null;
  title: string | null;
  minutes: number | null;
}

export const COMPOSED_FORMATS = ['pptx', 'google_slides', 'pdf', 'docx'] as const;
export type ComposedFormat = (typeof COMPOSED_FORMATS)[number];

export interface ComposeOptions extends AnalyseOptions {
  format: ComposedFormat;
  out: string;
  /** As typed: which themes and palettes there are depends on what is composed. */
  theme: string | null;
  palette: string | null;
}

export interface LintOptions {
  isJson: boolean;
  /** Slides or pages that the file should have. */
  size: number | null;
}

export type Command =
  | { name: 'help' }
  | { name: 'compose'; file: string; options: ComposeOptions }
  | { name: 'read' | 'understand'; file: string }
  | { name: 'pictures'; file: string; folder: string }
  | { name: 'lint'; file: string; options: LintOptions }
  | { name: 'analyse'; file: string; options: AnalyseOptions };

const MOST_SIZE = 500;
const MOST_MINUTES = 600;

/** @param args what stands after the program's name @throws UsageError */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseWords(args);
  if (values.help || (positionals[0] === 'help' && positionals.length === 1)) return { name: 'help' };
  const [name, file, ...rest] = positionals;
  if (name === undefined) throw new UsageError('Falta o comando.');
  if (!isFileCommand(name)) throw new UsageError(`Comando desconhecido: ${name}.`);
  if (file === undefined) throw new UsageError('Falta o arquivo.');
  if (rest.length > 0) throw new UsageError('Um arquivo de cada vez.');
  const { help: _, ...given } = values;
  if (name === 'compose') return { name, file, options: readComposing(given) };
  if (name === 'lint') return { name, file, options: readLinting(given) };
  if (name === 'pictures') {
    if (given.out === undefined || Object.keys(given).length > 1)
      throw new UsageError('Use pictures ARQUIVO --out PASTA.');
    return { name, file, folder: given.out };
  }
  const composed = ['format', 'out', 'theme', 'palette'].find((option) => option in given);
  if (composed !== undefined) throw new UsageError(`--${composed} é opção de compose.`);
  if ('json' in given) throw new UsageError('--json é opção de lint.');
  if (name === 'analyse') return { name, file, options: readOptions(given) };
  if (Object.keys(given).length > 0) throw new UsageError(`${name} não tem opções.`);
  return { name, file };
}

const FILE_COMMANDS = ['read', 'understand', 'pictures', 'analyse', 'compose', 'lint'] as const;
const isFileCommand = (name: string): name is (typeof FILE_COMMANDS)[number] =>
  FILE_COMMANDS.some((one) => one === name);

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        slides: { type: 'string' },
        pages: { type: 'string' },
        level: { type: 'string' },
        title: { type: 'string' },
        minutes: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        theme: { type: 'string' },
        palette: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    throw new UsageError('Opção desconhecida ou sem valor.');
  }
}

function readOptions(given: Record<string, string | boolean | undefined>): AnalyseOptions {
  if (given.slides !== undefined && given.pages !== undefined)
    throw new UsageError('Use --slides ou --pages, não os dois.');
  const level = given.level;
  if (level !== undefined && !isLevel(level)) {
    throw new UsageError(`--level deve ser um destes: ${Object.keys(EDUCATION_LEVELS).join(', ')}.`);
  }
  const pages = readNumber('pages', given.pages, MOST_SIZE);
  return {
    serviceType: pages === null ? 'presentation' : 'booklet',
    size: pages ?? readNumber('slides', given.slides, MOST_SIZE) ?? DEFAULT_SLIDE_COUNT,
    level: level ?? null,
    title: typeof given.title === 'string' ? given.title : null,
    minutes: readNumber('minutes', given.minutes, MOST_MINUTES),
  };
}

function readLinting({
  json,
  slides,
  pages,
  ...rest
}: Record<string, string | boolean | undefined>): LintOptions {
  if (Object.keys(rest).length > 0) throw new UsageError('lint tem só --json e --slides ou --pages.');
  if (slides !== undefined && pages !== undefined)
    throw new UsageError('Use --slides ou --pages, não os dois.');
  return {
    isJson: json === true,
    size: readNumber('slides', slides, MOST_SIZE) ?? readNumber('pages', pages, MOST_SIZE),
  };
}

function readComposing(given: Record<string, string | boolean | undefined>): ComposeOptions {
  const options = readOptions(given);
  const textOf = (value: string | boolean | undefined): string | null =>
    typeof value === 'string' ? value : null;
  const usual = options.serviceType === 'booklet' ? 'pdf' : 'pptx';
  const format = COMPOSED_FORMATS.find((one) => one === (given.format ?? usual));
  if (format === undefined)
    throw new UsageError(`--format deve ser um destes: ${COMPOSED_FORMATS.join(', ')}.`);
  const out = textOf(given.out);
  if (out === null) throw new UsageError('Falta --out com o nome do arquivo a escrever.');
  return { ...options, format, out, theme: textOf(given.theme), palette: textOf(given.palette) };
}

function isLevel(level: unknown): level is EducationLevel {
  return typeof level === 'string' && Object.hasOwn(EDUCATION_LEVELS, level);
}

function readNumber(name: string, value: string | boolean | undefined, most: number): number | null {
  if (value === undefined) return null;
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > most) throw new UsageError(`--${name} deve ser um número de 1 a ${most}.`);
  return number;
}
