/** What became of a mail in the outbox, with the word the admin reads. */
export const MAIL_STATUSES = {
  waiting: { label: 'Aguardando' },
  sending: { label: 'Enviando' },
  sent: { label: 'Enviado' },
  /** Handed over, but the process died before it heard the answer. Most likely sent; only an admin sends it again. */
  unconfirmed: { label: 'Sem confirmação' },
  /** Refused for good, or refused for as long as we try. */
  failed: { label: 'Falhou' },
  /** Nothing was left to say when its turn came: read meanwhile, not wanted, the account gone. */
  cancelled: { label: 'Dispensado' },
} as const;
export type MailStatus = keyof typeof MAIL_STATUSES;

/** What an admin may send again: nobody knows that it came, or it is known that it did not. */
export const RESENDABLE_MAILS: readonly MailStatus[] = ['unconfirmed', 'failed'];
