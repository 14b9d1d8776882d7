import { TIME_ZONE } from '#shared/catalog/deadline.ts';
import { type DueState, describeDue } from '#shared/production/due-state.ts';
import type { ProductionMailKind } from './production-mail.ts';

interface ProductionWords {
  title: string;
  /** Null in mails to the admin address. */
  firstName: string | null;
  deadline: Date | null;
  due: DueState | null;
  revisionText: string | null;
  editorNotes: string;
  editorName: string | null;
  link: string;
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE });
const deliverUntil = ({ deadline }: ProductionWords) =>
  deadline ? [`Entrega até ${day.format(deadline)}.`] : [];

/** The words of a mail about a production; plain text. */
export function writeProductionMail(
  kind: ProductionMailKind,
  words: ProductionWords,
): { subject: string; text: string } {
  const { subject, lines } = TEXTS[kind](words);
  const greeting = words.firstName === null ? 'Olá!' : `Olá, ${words.firstName}!`;
  return { subject, text: [greeting, '', ...lines, '', words.link, '', 'Equipe Lousa', ''].join('\n') };
}

const TEXTS: Record<ProductionMailKind, (words: ProductionWords) => { subject: string; lines: string[] }> = {
  assigned: (words) => ({
    subject: `Nova produção: "${words.title}"`,
    lines: [
      `A aula "${words.title}" foi atribuída a você.`,
      ...deliverUntil(words),
      'Veja o material e comece a produção:',
    ],
  }),
  taken_away: ({ title }) => ({
    subject: `Produção passada adiante: "${title}"`,
    lines: [
      `A aula "${title}" passou para outra pessoa da equipe. Você não precisa fazer mais nada nela.`,
      'Suas outras produções:',
    ],
  }),
  unassigned: ({ title }) => ({
    subject: `Produção retirada: "${title}"`,
    lines: [
      `A aula "${title}" não está mais com você. Você não precisa fazer mais nada nela.`,
      'Suas outras produções:',
    ],
  }),
  started: (words) => ({
    subject: `"${words.title}" entrou em produção`,
    lines: [
      `Sua aula "${words.title}" está com a nossa equipe.`,
      ...deliverUntil(words),
      'Acompanhe e converse com quem produz por aqui:',
    ],
  }),
  delivered: ({ title, editorNotes }) => ({
    subject: `"${title}" está pronta`,
    lines: [
      `A entrega de "${title}" está pronta para baixar.`,
      ...(editorNotes === '' ? [] : ['', `Observações: ${editorNotes}`, '']),
      'Baixe o arquivo, avalie a entrega ou peça uma revisão:',
    ],
  }),
  revision_requested: (words) => ({
    subject: `Revisão pedida: "${words.title}"`,
    lines: [`O cliente pediu uma revisão de "${words.title}":`, '', ...asked(words), ...deliverUntil(words)],
  }),
  revision_without_editor: (words) => ({
    subject: `Revisão sem editor: "${words.title}"`,
    lines: [
      `O cliente pediu uma revisão de "${words.title}", e a aula está sem editor:`,
      '',
      ...asked(words),
      'Atribua alguém à produção:',
    ],
  }),
  due: ({ title, due, ...words }) => ({
    subject: `${due ? describeDue(due) : 'Entrega próxima'}: "${title}"`,
    lines: [`A entrega de "${title}" está chegando.`, ...deliverUntil({ title, due, ...words }), 'Produção:'],
  }),
  overdue: ({ title, due, editorName, deadline }) => ({
    subject: `${due ? describeDue(due) : 'Entrega atrasada'}: "${title}"`,
    lines: [
      `A entrega de "${title}"${deadline ? ` era até ${day.format(deadline)}` : ''} e ainda não foi feita.`,
      editorName === null ? 'A produção está sem editor.' : `Editor: ${editorName}.`,
      'Veja a produção:',
    ],
  }),
};

const asked = ({ revisionText }: ProductionWords) => (revisionText === null ? [] : [revisionText, '']);
