import type { Severity } from './check.ts';

interface Told {
  check: string;
  severity: Severity;
  message: string;
}

/**
 * Findings as a person reads them: how many there are, then one line each.
 * @param shown one for each line; several findings may share one
 */
export function writeFindings<Shown extends Told>(
  shown: readonly Shown[],
  findings: readonly Told[],
  placeOf: (shown: Shown) => string,
): string {
  const hard = findings.filter(({ severity }) => severity === 'hard').length;
  const soft = findings.length - hard;
  const head =
    findings.length === 0
      ? 'Nada a corrigir.'
      : `${hard} ${hard === 1 ? 'problema' : 'problemas'} e ${soft} ${soft === 1 ? 'aviso' : 'avisos'}.`;
  const lines = shown.map(
    (one) => `${one.severity === 'hard' ? '✗' : '·'} ${placeOf(one)}: ${one.message} [${one.check}]`,
  );
  return [head, ...lines].join('\n');
}
