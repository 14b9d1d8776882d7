import { MIN_PASSWORD_LENGTH } from '#shared/accounts/accounts.schemas.ts';
import type { Strength } from '#web/ui/password-field.tsx';

const WORDS = ['', 'Fraca.', 'Razoável.', 'Boa.', 'Forte.'] as const;
const ADVICE = 'Uma frase curta vale mais que símbolos.';
const RUNS = /^(.)\1+$|^(?:0?123456789?0?|abcdef.*|qwert.*|senha.*|password.*)$/i;

/**
 * A hint while typing, not a rule: length counts most, variety a little, and one repeated letter or a
 * keyboard run is weak at any length. NIST SP 800-63B §5.1.1 asks for length over composition.
 */
export function measurePasswordStrength(password: string): Strength {
  if (password.length === 0) {
    return { score: 0, text: `Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. ${ADVICE}` };
  }
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { score: 1, text: `Faltam ${MIN_PASSWORD_LENGTH - password.length} para o mínimo. ${ADVICE}` };
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = RUNS.test(password) ? 1 : scoreOf(password.length + (kinds - 1) * 1.5);
  return { score, text: `${WORDS[score] ?? ''} ${ADVICE}` };
}

function scoreOf(weight: number): number {
  if (weight < 8) return 1;
  if (weight < 11) return 2;
  return weight < 15 ? 3 : 4;
}
