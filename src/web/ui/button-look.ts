import { joinClasses } from './join-classes.ts';

/** `board` and `board-outline` stand on a board, the others on paper. One filled button a region. */
type ButtonVariant =
  | 'action'
  | 'outline'
  | 'neutral'
  | 'text'
  | 'board'
  | 'board-outline'
  | 'danger'
  | 'danger-outline';
/** `l` 52 px, `m` 44 px in rows, `d` 36 px on staff screens with a fine pointer (44 px elsewhere). */
type ButtonSize = 'l' | 'm' | 'd';

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'botao-acao',
  outline: 'botao-contorno',
  neutral: 'botao-neutro',
  text: 'botao-texto',
  board: 'botao-giz',
  'board-outline': 'botao-contorno-giz',
  danger: 'botao-perigo',
  'danger-outline': 'botao-perigo-contorno',
};
const SIZES: Record<ButtonSize, string> = { l: '', m: 'botao-m', d: 'botao-d' };

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
}

/** The classes of a button, for whatever element carries it. */
export function buttonClasses({ variant = 'action', size = 'l', className }: ButtonLook): string {
  return joinClasses('botao', VARIANTS[variant], SIZES[size], className);
}
