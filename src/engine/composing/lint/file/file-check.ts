import type { Severity } from '#engine/composing/lint/check.ts';
import type { PackageFault } from '#engine/composing/lint/check-package.ts';

export interface FileFound {
  /** Slide or page, from 1; null where the whole file is meant. */
  at: number | null;
  /** pt-BR, says what is wrong. */
  message: string;
}

/** One rule that a finished file of a kind is held to, by what was read off the file alone. */
export interface FileCheck<Facts> {
  /** Stable: `title-missing`. The same rule has the same name in every kind of file. */
  id: string;
  severity: Severity;
  find(facts: Facts): FileFound[];
}

export const whole = (isWrong: boolean, message: string): FileFound[] =>
  isWrong ? [{ at: null, message }] : [];

/** One finding for each item of which `say` has something to say. */
export const each = <Item>(
  items: readonly Item[],
  say: (item: Item, index: number) => { at: number | null; message: string | false },
): FileFound[] =>
  items.flatMap((item, index) => {
    const { at, message } = say(item, index);
    return message === false ? [] : [{ at, message }];
  });

type Packaged = { faults: readonly PackageFault[] };

const faulty = (
  id: string,
  severity: Severity,
  kind: PackageFault['kind'],
  message: string,
): FileCheck<Packaged> => ({
  ...{ id, severity },
  find: ({ faults }) =>
    faults
      .filter((fault) => fault.kind === kind)
      .map(({ part }) => ({ at: null, message: `${message} (${part})` })),
});

/** What every Office package is held to. */
export const PACKAGE_CHECKS: readonly FileCheck<Packaged>[] = [
  faulty('package-xml', 'hard', 'xml', 'Uma parte do arquivo está danificada.'),
  faulty('package-types', 'hard', 'untyped', 'Uma parte do arquivo não está declarada, ou falta.'),
  faulty('package-links', 'hard', 'lost', 'O arquivo aponta para uma parte que não existe.'),
  faulty('package-references', 'hard', 'unknown', 'O arquivo usa uma ligação que não foi declarada.'),
  faulty('package-unused', 'soft', 'unreached', 'Uma parte do arquivo não é usada por nada.'),
  faulty('package-ids', 'soft', 'shape-id', 'Dois objetos do mesmo slide têm o mesmo número.'),
];

/** In every system, or put in its place by one that looks the same. */
const COMMON_FONTS = new Set(
  'arial,calibri,cambria,cambria math,candara,consolas,constantia,corbel,courier new,georgia,segoe ui,symbol,tahoma,times new roman,trebuchet ms,verdana,wingdings'.split(
    ',',
  ),
);

/** Fonts that another computer will not have. */
export const rareFonts = (used: Iterable<string>, embedded: Iterable<string> = []): string[] => {
  const brought = new Set([...embedded].map((font) => font.toLowerCase()));
  return [...new Set(used)].filter(
    (font) => font !== '' && !COMMON_FONTS.has(font.toLowerCase()) && !brought.has(font.toLowerCase()),
  );
};
