import type { MailLetter } from '#server/platform/mail/mail-letter.ts';

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
