import {
  ADMIN_FOOTER,
  choosableFooter,
  type MailLetter,
  type MailPart,
  quoteTitle,
  STAFF_FOOTER,
} from '#server/platform/mail/letter.ts';
import { type DueState, describeDue } from '#shared/production/due-state.ts';
import { formatWrittenDay } from '#shared/text/format.ts';

interface ProductionWords {
  title: string;
  deadline: Date | null;
  due: DueState | null;
  revisionText: string | null;
  editorNotes: string;
  editorName: string | null;
  /** Why the deadline moved, or what the teacher wrote with a rating. */
  said: string;
  stars: number;
  link: string;
  publicUrl: string;
}
type Words = Omit<MailLetter, 'footer'>;

/** The words of a mail about a production. */
export function writeProductionMail(kind: keyof typeof TEXTS, words: ProductionWords): MailLetter {
  return { footer: FOOTERS[kind](words.publicUrl), ...TEXTS[kind](words) };
}

const toTeacher = (publicUrl: string) =>
  choosableFooter(publicUrl, 'Você recebe este aviso porque tem uma aula em produção na Lousa.');
const ofDeadlines = (publicUrl: string) =>
  choosableFooter(publicUrl, 'Você recebe este aviso aos 7, 3 e 1 dias do prazo.');
const ofWork = () => STAFF_FOOTER;
const FOOTERS: Record<keyof typeof TEXTS, (publicUrl: string) => MailLetter['footer']> = {
  assigned: ofWork,
  taken_away: ofWork,
  unassigned: ofWork,
  revision_requested: ofWork,
  due: ofDeadlines,
  started: toTeacher,
  delivered: toTeacher,
  deadline_moved: ofWork,
  deadline_later: toTeacher,
  low_rating: () => ADMIN_FOOTER,
  revision_without_editor: () => ADMIN_FOOTER,
  overdue: () => ADMIN_FOOTER,
};

const deliverUntil = ({ deadline }: ProductionWords): string[] =>
  deadline ? [`Entrega até ${formatWrittenDay(deadline)}.`] : [];
const asked = ({ revisionText }: ProductionWords): MailPart[] =>
  revisionText === null ? [] : [{ quote: revisionText }];

const TEXTS = {
  assigned: (words) => ({
    subject: `Nova produção: "${words.title}"`,
    preheader: deliverUntil(words)[0] ?? 'Veja o material e comece.',
    headline: `${quoteTitle(words.title)} é sua`,
    parts: ['A aula foi atribuída a você. O material e a análise estão no projeto.', ...deliverUntil(words)],
    button: { label: 'Abrir o projeto', href: words.link },
  }),
  taken_away: ({ title, link }) => ({
    subject: `Produção passada adiante: "${title}"`,
    preheader: 'Você não precisa fazer mais nada nela.',
    headline: `${quoteTitle(title)} passou para outra pessoa`,
    parts: ['Outra pessoa da equipe segue com esta aula. Você não precisa fazer mais nada nela.'],
    button: { label: 'Ver meus projetos', href: link },
  }),
  unassigned: ({ title, link }) => ({
    subject: `Produção retirada: "${title}"`,
    preheader: 'Você não precisa fazer mais nada nela.',
    headline: `${quoteTitle(title)} não está mais com você`,
    parts: ['Você não precisa fazer mais nada nesta aula.'],
    button: { label: 'Ver meus projetos', href: link },
  }),
  started: (words) => ({
    subject: `"${words.title}" entrou em produção`,
    preheader: deliverUntil(words)[0] ?? 'Sua aula está com a nossa equipe.',
    headline: `${quoteTitle(words.title)} entrou em produção`,
    parts: ['Sua aula está com a nossa equipe.', ...deliverUntil(words)],
    button: { label: 'Acompanhar a aula', href: words.link },
    after: 'Na mesma página você conversa com quem produz.',
  }),
  delivered: ({ title, editorNotes, editorName, link }) => ({
    subject: `"${title}" está pronta`,
    preheader: 'Baixe o arquivo, avalie a entrega ou peça uma revisão.',
    headline: `${quoteTitle(title)} está pronta!`,
    parts: [
      'A entrega está na página da aula, para baixar quando quiser.',
      ...(editorNotes === ''
        ? []
        : [{ quote: editorNotes, ...(editorName ? { by: `${editorName}, da equipe da Lousa` } : {}) }]),
    ],
    button: { label: 'Ver e baixar', href: link },
    after: 'Falta algo? Peça uma revisão na mesma página. Gostou? Uma avaliação ajuda quem produziu.',
  }),
  revision_requested: (words) => ({
    subject: `Revisão pedida: "${words.title}"`,
    preheader: deliverUntil(words)[0] ?? 'Veja o que mudar.',
    headline: `Revisão de ${quoteTitle(words.title)}`,
    parts: ['O que mudar, nas palavras de quem pediu:', ...asked(words), ...deliverUntil(words)],
    button: { label: 'Abrir o projeto', href: words.link },
  }),
  revision_without_editor: (words) => ({
    subject: `Revisão sem editor: "${words.title}"`,
    preheader: 'Atribua alguém à produção.',
    headline: `Revisão de ${quoteTitle(words.title)}, sem editor`,
    parts: ['Foi pedida uma revisão, e a aula está sem editor:', ...asked(words)],
    button: { label: 'Atribuir editor', href: words.link },
  }),
  deadline_moved: (words) => ({
    subject: `Novo prazo: "${words.title}"`,
    preheader: deliverUntil(words)[0] ?? 'O prazo mudou.',
    headline: `${quoteTitle(words.title)} tem novo prazo`,
    parts: [...deliverUntil(words), 'O motivo, nas palavras da administração:', { quote: words.said }],
    button: { label: 'Abrir o projeto', href: words.link },
  }),
  deadline_later: (words) => ({
    subject: `Nova data de entrega: "${words.title}"`,
    preheader: deliverUntil(words)[0] ?? 'A data de entrega mudou.',
    headline: `${quoteTitle(words.title)} tem nova data de entrega`,
    parts: [
      words.deadline
        ? `A entrega passa para até ${formatWrittenDay(words.deadline)}.`
        : 'A data de entrega mudou.',
      'O motivo:',
      { quote: words.said },
    ],
    button: { label: 'Acompanhar a aula', href: words.link },
    after: 'A data não serve para você? Responda na conversa da aula.',
  }),
  low_rating: ({ title, stars, said, editorName, link }) => ({
    subject: `Nota ${stars} de 5: "${title}"`,
    preheader: said || 'Sem comentário.',
    headline: `A entrega de ${quoteTitle(title)} recebeu nota ${stars} de 5`,
    parts: [
      ...(said ? [{ quote: said }] : ['Não há comentário.']),
      editorName === null ? 'A produção está sem editor.' : `Editor: ${editorName}.`,
    ],
    button: { label: 'Ver a aula', href: link },
  }),
  due: (words) => ({
    subject: `${words.due ? describeDue(words.due) : 'Entrega próxima'}: "${words.title}"`,
    preheader: deliverUntil(words)[0] ?? 'A entrega está chegando.',
    headline: `A entrega de ${quoteTitle(words.title)} está chegando`,
    parts: deliverUntil(words),
    button: { label: 'Abrir o projeto', href: words.link },
  }),
  overdue: ({ title, due, editorName, deadline, link }) => ({
    subject: `${due ? describeDue(due) : 'Entrega atrasada'}: "${title}"`,
    preheader: editorName === null ? 'A produção está sem editor.' : `Editor: ${editorName}.`,
    headline: `A entrega de ${quoteTitle(title)} está atrasada`,
    parts: [
      ...(deadline ? [`O prazo era ${formatWrittenDay(deadline)}, e a entrega ainda não foi feita.`] : []),
      editorName === null ? 'A produção está sem editor.' : `Editor: ${editorName}.`,
    ],
    button: { label: 'Ver a produção', href: link },
  }),
} satisfies Record<string, (words: ProductionWords) => Words>;
