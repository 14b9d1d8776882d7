import { MessageCircle } from 'lucide-react';
import { SHELL_TEXTS } from './shell-texts.ts';

/** The server writes the number of the installation here; empty where it has none. */
const NUMBER = document.querySelector<HTMLMetaElement>('meta[name="lousa-whatsapp"]')?.content ?? '';

/** To the support line: a plain link, no script of anybody else's. */
export function HelpButton() {
  if (!/^\d{10,15}$/.test(NUMBER)) return null;
  return (
    <a
      className="ajuda"
      href={`https://wa.me/${NUMBER}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={SHELL_TEXTS.helpLong}
    >
      <MessageCircle size={24} aria-hidden="true" />
      <span className="max-sm:sr-only">{SHELL_TEXTS.help}</span>
    </a>
  );
}
