import type { ComparedPage } from '#shared/production/delivery-report.ts';

/** What handing over says, and the history of it. */
export const DELIVERY_TEXTS = {
  deliver: 'Entregar',
  title: 'Entregar projeto',
  description: (client: string) => `${client} recebe um aviso e já pode baixar o arquivo.`,
  file: 'Arquivo final',
  drop: 'Arraste o arquivo para cá ou',
  choose: 'Escolher arquivo',
  replace: 'Trocar arquivo',
  uploaded: 'Enviado, pronto para entregar',
  uploadedFaulty: 'Enviado, com problemas para conferir antes',
  uploadedUnnamed: 'Arquivo final',
  onlyFile:
    'Vai só este arquivo: de um arquivo feito fora da Lousa não há cópia em PDF. Para entregar com PDF, entregue o rascunho.',
  notes: 'Observações da entrega',
  notesHint: 'O que mudou, onde olhar primeiro, como usar. Vão junto com o arquivo.',
  check: 'Confira o arquivo antes de entregar',
  otherFormat: (ordered: string, sent: string) => `O pedido é em ${ordered} e o arquivo é ${sent}.`,
  otherSize: (sent: string, ordered: string) => `O arquivo tem ${sent} e o pedido é de ${ordered}.`,
  slides: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
  pages: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  checked: 'Conferi: é este o arquivo da entrega',
  needsCheck: 'Confirme que conferiu o arquivo',
  cancel: 'Cancelar',
  delivering: 'Entregando...',
  delivered: 'Projeto entregue!',
  deliveredText: (client: string) =>
    `${client} já pode baixar o arquivo. Enganou-se? Troque-o nos próximos 10 minutos.`,
  replaceSent: 'Trocar arquivo',
  timeLeft: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  replaceTitle: 'Trocar o arquivo entregue',
  replaceText: (client: string) =>
    `${client} passa a baixar o novo arquivo no lugar do anterior. Nenhum outro e-mail é enviado.`,
  replaced: 'Arquivo trocado!',
  replacedText: (client: string) => `${client} baixa o novo arquivo a partir de agora.`,
  close: 'Fechar',
  failed: 'Erro ao finalizar projeto',
  needsFile: 'Envie o arquivo final antes de finalizar',
  needsNotes: 'Escreva as observações da entrega',
  isSending: 'Espere o envio do arquivo terminar',
  tooLong: 'Observações muito longas',

  loading: 'Carregando as entregas',
  loadError: 'Não foi possível carregar as entregas',
  round: (number: number) => (number === 1 ? '1ª entrega' : `${number}ª entrega (${number - 1}ª revisão)`),
  inWork: 'em andamento',
  deliveredOn: 'entregue em',
  asked: 'Pedido',
  notesName: 'Observações',
  rating: (stars: number) => `Nota ${stars} de 5`,
  noRating: 'Ainda sem nota',
  fileGone: 'O arquivo não está mais disponível.',
} as const;

const UNITS = {
  slide: ['slide', 'slides'],
  page: ['página', 'páginas'],
  section: ['seção', 'seções'],
} as const;
type Unit = keyof typeof UNITS;
const isMasculine = (unit: Unit) => unit === 'slide';
const startLarge = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a file that was handed over, or is about to be, is told to be like. */
export const REPORT_TEXTS = {
  title: 'Conferência do arquivo',
  clean: 'A verificação não encontrou nada a mudar.',
  hard: (count: number) =>
    count === 1 ? '1 problema que quem recebe vai notar' : `${count} problemas que quem recebe vai notar`,
  soft: (count: number) => (count === 1 ? '1 aviso para conferir' : `${count} avisos para conferir`),
  asDraft: 'Diz o mesmo que o rascunho, do começo ao fim.',
  /** `Slides comparados ao rascunho: 12 iguais, 2 mudados, 1 novo, 1 a menos`. */
  compared: (
    {
      same,
      changed,
      new: added,
      missing,
      moved,
    }: Record<'same' | 'changed' | 'new' | 'missing' | 'moved', number>,
    unit: Unit,
  ) => {
    const a = isMasculine(unit) ? 'o' : 'a';
    const parts = [
      same > 0 && (same === 1 ? '1 igual' : `${same} iguais`),
      changed > 0 && (changed === 1 ? `1 mudad${a}` : `${changed} mudad${a}s`),
      added > 0 && (added === 1 ? `1 nov${a}` : `${added} nov${a}s`),
      missing > 0 && `${missing} a menos`,
      moved > 0 && `${moved} em outro lugar`,
    ];
    return `${startLarge(UNITS[unit][1])} comparad${a}s ao rascunho: ${parts.filter(Boolean).join(', ')}`;
  },
  /** `Slide 5`, `Slide 5 (novo)`, `Slide 5 do rascunho (não está no arquivo)`. */
  page: (
    { state, at, draftAt }: { state: string; at: number | null; draftAt: number | null },
    unit: Unit,
  ) => {
    const name = startLarge(UNITS[unit][0]);
    if (state === 'missing') return `${name} ${draftAt} do rascunho (não está no arquivo)`;
    if (state === 'new') return `${name} ${at} (${isMasculine(unit) ? 'novo' : 'nova'})`;
    return draftAt === at ? `${name} ${at}` : `${name} ${at} (${draftAt} no rascunho)`;
  },
  /** A part of a Word document, which has no number that people know: `Seção “A rega” de “A horta” (nova)`, `“Gabarito”`. */
  section: ({ state, title, chapter }: Pick<ComparedPage, 'state' | 'title' | 'chapter'>) => {
    if (chapter === undefined) return 'Começo do documento';
    const told = chapter === null ? `“${title}”` : `Seção “${title}” de “${chapter}”`;
    if (state === 'missing') return `${told} (no rascunho; não está no arquivo)`;
    return state === 'new' ? `${told} (parte nova)` : told;
  },
  moved: (before: string | undefined) =>
    before ? `mudou de lugar: agora depois de “${before}”` : 'mudou de lugar: agora no começo',
  pictures: ({ file, draft }: { file: number; draft: number }) => `Figuras: ${file} (${draft} no rascunho)`,
  added: 'Entrou:',
  removed: 'Saiu:',
  whole: 'Geral',
  place: (unit: Unit, page: number) => `${startLarge(UNITS[unit][0])} ${page}`,
  /** `Slides 3, 5 e 8`; `12 slides` where they are too many to name. */
  places: (unit: Unit, pages: string, isCount: boolean) =>
    isCount ? `${pages} ${UNITS[unit][1]}` : `${startLarge(UNITS[unit][1])} ${pages}`,
} as const;
