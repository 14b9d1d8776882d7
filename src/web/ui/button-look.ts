import { joinClasses } from './join-classes.ts';

/** `chalk` and `chalk-outline` stand on a chalkboard, the others on paper. One filled button a region. */
type ButtonVariant =
  | 'action'
  | 'outline'
  | 'neutral'
  | 'text'
  | 'chalk'
  | 'chalk-outline'
  | 'danger'
  | 'danger-outline';
/** `l` 52 px, `m` 44 px in rows, `d` 36 px on staff screens with a fine pointer (44 px elsewhere). */
type ButtonSize = 'l' | 'm' | 'd';

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'button-action',
  outline: 'button-outline',
  neutral: 'button-neutral',
  text: 'button-text',
  chalk: 'button-chalk',
  'chalk-outline': 'button-outline-chalk',
  danger: 'button-danger',
  'danger-outline': 'button-danger-outline',
};
const SIZES: Record<ButtonSize, string> = { l: '', m: 'button-medium', d: 'button-dense' };

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
}

/** The classes of a button, for whatever element carries it. */
export function buttonClasses({ variant = 'action', size = 'l', className }: ButtonLook): string {
  return joinClasses('button', VARIANTS[variant], SIZES[size], className);
}
