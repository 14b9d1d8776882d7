import { ALWAYS_FOOTER, type MailLetter } from '#server/platform/mail/letter.ts';
import { describeDay } from '#shared/accounts/pause.ts';
import { INVITATION_DAYS } from '#shared/accounts/staff.contract.ts';
import { formatMoment } from '#shared/text/format.ts';
import { hasWebAddress } from '#shared/text/web-address.ts';

export const ACCOUNT_MAILS = [
  'confirm_email',
  'confirm_new_email',
  'email_change_asked',
  'reset_password',
  'password_changed',
  'email_changed',
  'new_device',
  'totp_off',
  'totp_reset',
  'invitation',
  'paused',
  'reactivated',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

interface MailWords {
  firstName: string | null;
  /** Where the button leads. */
  link: string;
  /** Last day of a pause; null where nobody said. */
  pausedUntil: string | null;
  /** What a mail about a sign-in tells of. */
  signIn?: { device: string; network: string | null; at: string } | undefined;
}

/**
 * What reads as a name and nothing else. These mails also go to addresses that nobody has confirmed: a sentence or a
 * telephone in place of the name would reach strangers under our sender.
 */
const IS_NAME = /^[\p{L}\p{M} .'’-]{1,40}$/u;

/** The words of a mail about an account. */
export function writeAccountMail(kind: AccountMailKind, words: MailWords): MailLetter {
  const { firstName: called } = words;
  const firstName = called && IS_NAME.test(called) && !hasWebAddress(called) ? called : null;
  return { footer: ALWAYS_FOOTER, ...TEXTS[kind]({ ...words, firstName }) };
}

const TEXTS: Record<AccountMailKind, (words: MailWords) => Omit<MailLetter, 'footer'>> = {
  confirm_email: ({ firstName, link }) => ({
    subject: 'Confirme seu e-mail na Lousa',
    preheader: 'Um toque confirma que este endereço é seu. O link vale por 48 horas.',
    headline: firstName ? `Falta um toque, ${firstName}` : 'Falta um toque',
    parts: [
      'Sua conta na Lousa está pronta. Confirme que este e-mail é seu para receber os avisos da sua aula.',
    ],
    button: { label: 'Confirmar meu e-mail', href: link },
    after: 'O link vale por 48 horas. Se não foi você que criou a conta, ignore esta mensagem.',
  }),
  reset_password: ({ link }) => ({
    subject: 'Redefinir sua senha na Lousa',
    preheader: 'O link serve uma única vez e vale por 1 hora.',
    headline: 'Escolha uma nova senha',
    parts: ['Recebemos um pedido para redefinir a senha da sua conta.'],
    button: { label: 'Escolher nova senha', href: link },
    after:
      'O link vale por 1 hora e serve uma única vez. Ao usá-lo, todas as sessões abertas são encerradas. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  }),
  password_changed: ({ link }) => ({
    subject: 'Sua senha na Lousa foi alterada',
    preheader: 'As outras sessões foram encerradas. Se não foi você, aja agora.',
    headline: 'Sua senha foi alterada',
    parts: ['A senha da sua conta acaba de ser alterada e as outras sessões foram encerradas.'],
    button: { label: 'Não fui eu', href: link },
    after: 'Se foi você, não precisa fazer nada. Se não foi, escolha uma nova senha agora mesmo.',
  }),
  confirm_new_email: ({ firstName, link }) => ({
    subject: 'Confirme o novo e-mail da sua conta na Lousa',
    preheader: 'Um toque e a sua conta passa a usar este endereço. O link vale por 48 horas.',
    headline: firstName ? `Falta um toque, ${firstName}` : 'Falta um toque',
    parts: ['Este endereço foi indicado como o novo e-mail da sua conta. Confirme para passar a usá-lo.'],
    button: { label: 'Confirmar o novo e-mail', href: link },
    after: 'O link vale por 48 horas. Até lá nada muda. Se não foi você que pediu, ignore esta mensagem.',
  }),
  email_change_asked: ({ link }) => ({
    subject: 'Pedido de troca do e-mail da sua conta na Lousa',
    preheader: 'Se não foi você, mantenha este e-mail. O link vale por 7 dias.',
    headline: 'Pediram para trocar o e-mail da sua conta',
    parts: [
      'Alguém com a sua senha pediu para trocar o e-mail da sua conta. A troca vale quando o novo endereço for confirmado.',
    ],
    button: { label: 'Não fui eu', href: link },
    after:
      'Se foi você, não precisa fazer nada. Se não foi, o botão mantém este e-mail, encerra todas as sessões e envia um link para você criar outra senha. Vale por 7 dias.',
  }),
  email_changed: ({ link }) => ({
    subject: 'O e-mail da sua conta na Lousa foi alterado',
    preheader: 'Se não foi você, traga a conta de volta. O link vale por 7 dias.',
    headline: 'O e-mail da sua conta foi alterado',
    parts: ['A conta que usava este endereço passou a usar outro.'],
    button: { label: 'Não fui eu', href: link },
    after:
      'Se foi você, não precisa fazer nada. Se não foi, o botão traz a conta de volta para este e-mail, encerra todas as sessões e envia um link para você criar outra senha. Vale por 7 dias.',
  }),
  new_device: ({ link, signIn }) => ({
    subject: 'Entrada na sua conta por um aparelho novo',
    preheader: 'Foi você? Então não precisa fazer nada. Se não foi, aja agora.',
    headline: 'Entraram na sua conta por um aparelho novo',
    parts: [
      'Alguém entrou na sua conta da Lousa, com a senha certa, de um aparelho e de uma rede que ela ainda não conhecia.',
      ...(signIn
        ? [
            [
              signIn.device,
              formatMoment(signIn.at),
              ...(signIn.network ? [`na rede ${signIn.network}`] : []),
            ].join(', '),
          ]
        : []),
    ],
    button: { label: 'Não fui eu', href: link },
    after:
      'Se foi você, não precisa fazer nada. Se não foi, crie outra senha agora: com ela, todas as sessões abertas são encerradas.',
  }),
  totp_off: ({ link }) => ({
    subject: 'A verificação em duas etapas da Lousa foi desativada',
    preheader: 'Agora só a senha abre a conta. Se não foi você, aja agora.',
    headline: 'Verificação em duas etapas desativada',
    parts: [
      'A verificação em duas etapas da sua conta acaba de ser desativada. Agora só a senha abre a conta.',
    ],
    button: { label: 'Não fui eu', href: link },
    after: 'Se foi você, não precisa fazer nada. Se não foi, escolha uma nova senha agora mesmo.',
  }),
  totp_reset: ({ link }) => ({
    subject: 'Sua verificação em duas etapas na Lousa foi redefinida',
    preheader: 'A administração a desativou, para que você volte a entrar só com a senha.',
    headline: 'Ative de novo a verificação em duas etapas',
    parts: [
      'A administração desativou a verificação em duas etapas da sua conta, para que você volte a entrar só com a senha.',
    ],
    button: { label: 'Ativar de novo', href: link },
    after: 'Se você não pediu isso, fale conosco agora mesmo.',
  }),
  invitation: ({ firstName, link }) => ({
    subject: 'Convite para produzir aulas na Lousa',
    preheader: `Escolha sua senha e entre. O link vale por ${INVITATION_DAYS} dias.`,
    headline: firstName ? `${firstName}, venha produzir aulas` : 'Venha produzir aulas',
    parts: [
      'A administração da Lousa convida você para a equipe que produz as aulas. Escolha sua senha para entrar.',
    ],
    button: { label: 'Criar minha senha', href: link },
    after: `O link vale por ${INVITATION_DAYS} dias e serve uma única vez; se ele vencer, peça outro convite. Se você não esperava este convite, ignore esta mensagem.`,
  }),
  paused: ({ link, pausedUntil }) => ({
    subject: 'Suas produções na Lousa estão em pausa',
    preheader: pausedUntil
      ? `Nada de novo até ${describeDay(pausedUntil)}.`
      : 'Nada de novo até a pausa terminar.',
    headline: 'Sua pausa está registrada',
    parts: [
      pausedUntil
        ? `A administração registrou uma pausa sua até ${describeDay(pausedUntil)}. Até lá você não recebe produções novas.`
        : 'A administração registrou uma pausa sua. Até ela terminar você não recebe produções novas.',
      'O que já está com você continua com você, e você entra na Lousa como sempre.',
    ],
    button: { label: 'Ver minhas produções', href: link },
  }),
  reactivated: ({ link }) => ({
    subject: 'Sua pausa na Lousa terminou',
    preheader: 'Você volta a receber produções novas.',
    headline: 'Sua pausa terminou',
    parts: ['A administração encerrou sua pausa: você volta a receber produções novas.'],
    button: { label: 'Ver minhas produções', href: link },
  }),
};
