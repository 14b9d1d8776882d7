import { toOneLine } from '#shared/text/one-line.ts';
import { withoutLinks } from '#shared/text/web-address.ts';

/** What somebody wrote, in their own words, and who it was. */
export interface MailQuote {
  quote: string;
  by?: string;
}
/** Lines of a bill: what it is, and what it comes to. The last one is the sum where `isTotal` says so. */
export interface MailBill {
  bill: readonly { label: string; value: string; isTotal?: boolean }[];
}
/** A small title within the mail. */
export interface MailHeading {
  heading: string;
}
/** A string is a paragraph; a line break in it stays one. */
export type MailPart = string | MailQuote | MailBill | MailHeading;

export interface MailLink {
  label: string;
  href: string;
}

/**
 * What a mail says, before it is dressed: one idea, at most one button. All values are plain text; whatever a person
 * typed is escaped where it becomes HTML.
 */
export interface MailLetter {
  subject: string;
  /** Stands beside the subject in a list of mails: the next fact, never the subject again. */
  preheader: string;
  headline: string;
  parts: readonly MailPart[];
  button?: MailLink;
  /** Quiet sentences after the button. */
  after?: string;
  /** Why one gets this, and where to choose what one gets. */
  footer: { text: string; link?: MailLink };
}

type Footer = MailLetter['footer'];

/** Of a mail that its reader may do without. */
export const choosableFooter = (publicUrl: string, why: string): Footer => ({
  text: why,
  link: { label: 'Escolher quais avisos receber', href: `${publicUrl}/configuracoes#notificacoes` },
});

/** Of a mail that nobody can do without, because it guards the account or the money. */
export const ALWAYS_FOOTER: Footer = {
  text: 'Este aviso chega sempre, porque protege sua conta e seu dinheiro. Ninguém lê as respostas a este endereço.',
};

/** Of a mail to the address of the administration. */
export const ADMIN_FOOTER: Footer = {
  text: 'Este aviso vai para o endereço da administração da Lousa.',
};

/** Of a mail to whoever works for the school: no choice keeps it back. */
export const STAFF_FOOTER: Footer = {
  text: 'Você recebe este aviso porque faz parte da equipe da Lousa.',
};

/** At most so many letters, the last an ellipsis where there were more. */
export function shorten(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A title within a headline: in quotes, as one line in which no reader finds a link, and not so long that nothing else
 * is seen of the mail.
 */
export const quoteTitle = (title: string): string => `“${shorten(quoteName(title), 70)}”`;

/** What somebody is called, or calls a thing, within our own words: one line in which no reader finds a link. */
export const quoteName = (name: string): string => withoutLinks(toOneLine(name));
