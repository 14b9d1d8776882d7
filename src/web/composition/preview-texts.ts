/** What is called how: a deck has slides, a booklet pages. */
const UNIT_TEXTS = {
  slide: {
    one: 'Slide',
    several: 'Slides',
    track: 'Slides da prévia, setas para andar',
    strip: 'Todos os slides',
    previous: 'Slide anterior',
    next: 'Próximo slide',
    failed: 'Este slide não abriu',
  },
  page: {
    one: 'Página',
    several: 'Páginas',
    track: 'Páginas da prévia, setas para andar',
    strip: 'Todas as páginas',
    previous: 'Página anterior',
    next: 'Próxima página',
    failed: 'Esta página não abriu',
  },
} as const;
type Unit = keyof typeof UNIT_TEXTS;

/** What is said around the slides or pages of a lesson. */
export const LESSON_PREVIEW_TEXTS = {
  region: 'Prévia da aula',
  unit: UNIT_TEXTS,
  contents: 'Títulos dos slides',
  loading: 'Carregando a prévia',
  making: 'Montando a prévia',
  makingText: 'Ela aparece aqui sozinha. O parecer já está abaixo.',
  none: 'Sem prévia desta aula',
  noneText: 'O parecer está pronto e segue abaixo.',
  failed: 'Esta prévia não abriu',
  failedText: 'A análise está pronta e o parecer segue abaixo.',
  pictureText: 'Confira a internet e tente de novo.',
  offline: 'Sem internet. A imagem volta sozinha com a conexão.',
  retry: 'Tentar de novo',
  retrying: 'Abrindo...',
  fullScreen: 'Tela cheia',
  fullScreenTitle: 'Prévia em tela cheia',
  leave: 'Sair da tela cheia',
  keys: 'Setas para andar, Esc para sair',
  turnPhone: 'Vire o celular para ver maior',
  watermark: 'A marca d’água sai depois do pagamento.',
  /** `Slide 4 de 12: A água dá voltas`, `Páginas 3 e 4 de 70: …`. */
  place: (unit: Unit, shown: readonly { number: number; title: string }[], count: number) => {
    const [first, second] = shown;
    if (!first) return '';
    const place = second
      ? `${UNIT_TEXTS[unit].several} ${first.number} e ${second.number}`
      : `${UNIT_TEXTS[unit].one} ${first.number}`;
    return `${place} de ${count}${first.title && `: ${first.title}`}`;
  },
  thumbnail: (unit: Unit, { number, title }: { number: number; title: string }) =>
    [`${UNIT_TEXTS[unit].one} ${number}`, title].filter(Boolean).join(', '),
} as const;

/** What is said beside the choice of a look. */
export const LOOK_TEXTS = {
  title: 'Aparência',
  theme: 'Tema',
  palette: 'Cores',
  hint: 'A prévia muda na hora.',
  changing: 'Mudando a aparência',
  failed: 'A aparência não mudou',
  themeNotes: {
    recreio: 'até 5º ano',
    quadro: 'do 6º ano',
    norma: 'superior',
    caderno: 'escola',
    manual: 'superior',
  },
} as const;
