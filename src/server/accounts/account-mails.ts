import type { AccountMailKind } from './account-mail.ts';

interface MailWords {
  firstName: string | null;
  /** Present where the mail asks for a click. */
  link: string | null;
}
export interface MailText {
  subject: string;
  text: string;
}

/** The words of a mail about an account; plain text, which every reader shows and no filter dislikes. */
export function writeAccountMail(kind: AccountMailKind, words: MailWords): MailText {
  const { subject, lines } = TEXTS[kind](words.link ?? '');
  const greeting = words.firstName ? `Olá, ${words.firstName}!` : 'Olá!';
  return { subject, text: [greeting, '', ...lines, '', 'Equipe Lousa', ''].join('\n') };
}

const TEXTS: Record<AccountMailKind, (link: string) => { subject: string; lines: string[] }> = {
  confirm_email: (link) => ({
    subject: 'Confirme seu e-mail na Lousa',
    lines: [
      'Sua conta na Lousa está pronta. Para confirmar que este e-mail é seu, abra o link:',
      '',
      link,
      '',
      'O link vale por 48 horas. Se não foi você que criou a conta, ignore esta mensagem.',
    ],
  }),
  reset_password: (link) => ({
    subject: 'Redefinir sua senha na Lousa',
    lines: [
      'Recebemos um pedido para redefinir sua senha. Para escolher uma nova, abra o link:',
      '',
      link,
      '',
      'O link vale por 1 hora e serve uma única vez. Ao usá-lo, todas as sessões abertas são encerradas.',
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  }),
  password_changed: () => ({
    subject: 'Sua senha na Lousa foi alterada',
    lines: [
      'A senha da sua conta acaba de ser alterada e as outras sessões foram encerradas.',
      'Se não foi você, use "Esqueci minha senha" na tela de entrada agora mesmo e fale conosco.',
    ],
  }),
  email_changed: () => ({
    subject: 'O e-mail da sua conta na Lousa foi alterado',
    lines: [
      'A conta que usava este endereço passou a usar outro.',
      'Se não foi você, responda a esta mensagem para recuperar o acesso.',
    ],
  }),
  totp_off: () => ({
    subject: 'A verificação em duas etapas da Lousa foi desativada',
    lines: [
      'A verificação em duas etapas da sua conta acaba de ser desativada. Agora só a senha abre a conta.',
      'Se não foi você, use "Esqueci minha senha" na tela de entrada agora mesmo e fale conosco.',
    ],
  }),
  totp_reset: () => ({
    subject: 'Sua verificação em duas etapas na Lousa foi redefinida',
    lines: [
      'A administração desativou a verificação em duas etapas da sua conta, para que você volte a entrar só com a senha.',
      'Para proteger a conta de novo, ative-a em Configurações. Se você não pediu isso, fale conosco agora mesmo.',
    ],
  }),
};
