/** What is said of the chapters of a booklet where slides are said to be something else. */
export const PAGE_OUTLINE_TEXTS = {
  list: 'Capítulos do roteiro',
  count: (chapters: number, size: number) =>
    `${chapters === 1 ? '1 capítulo' : `${chapters} capítulos`} em ${size} páginas`,
  renameOf: (number: number) => `Título da parte ${number}`,
  join: 'Juntar ao capítulo anterior',
  split: 'Fazer capítulo próprio',
  namesake: 'Texto de abertura, com o nome do capítulo',
  saving: 'Montando a apostila...',
} as const;

/** What editing the outline says. */
export const OUTLINE_TEXTS = {
  title: 'Roteiro',
  open: 'Mudar o roteiro',
  about: 'Renomeie, mova, divida, junte ou deixe de fora. A prévia muda com você.',
  loading: 'Carregando o roteiro',
  loadError: 'Não foi possível carregar o roteiro',
  list: 'Slides do roteiro',
  count: (own: number, size: number) => `${own} de ${size} slides`,
  saved: 'Tudo salvo',
  saving: 'Salvando...',
  unsaved: 'Ainda não salvo',
  failed: 'Não foi possível salvar o roteiro',
  retry: 'Tentar de novo',
  outdated: 'O roteiro mudou em outra janela',
  outdatedText: 'Este é o atual. A sua última mudança não foi salva.',
  tooFew: (count: number) =>
    count === 1
      ? 'Falta 1 slide. Divida um slide ou devolva um que ficou de fora.'
      : `Faltam ${count} slides. Divida slides ou devolva os que ficaram de fora.`,
  tooMany: (count: number) =>
    count === 1
      ? 'Há 1 slide a mais. Junte dois slides ou deixe um de fora.'
      : `Há ${count} slides a mais. Junte slides ou deixe alguns de fora.`,
  suggestSplit: (title: string) => `Dividir “${title}”`,
  suggestReturn: (title: string) => `Devolver “${title}”`,
  suggestJoin: (title: string) => `Juntar “${title}” ao anterior`,
  undo: 'Desfazer',
  reset: 'Voltar ao proposto',
  close: 'Pronto',
  actions: (title: string) => `Ações de ${title}`,
  handle: (title: string) => `Mover ${title}`,
  rename: 'Renomear',
  renameOf: (number: number) => `Título do slide ${number}`,
  up: 'Mover para cima',
  down: 'Mover para baixo',
  split: 'Dividir em dois',
  unsplit: 'Desfazer a divisão',
  join: 'Juntar com o anterior',
  separate: 'Separar de novo',
  leaveOut: 'Deixar de fora',
  bringBack: 'Devolver',
  isLeftOut: 'Ficou de fora',
  isJoined: 'Junto com o anterior',
  moved: (title: string, place: number, size: number) => `${title}: posição ${place} de ${size}`,
  more: 'Quero mais sobre isto',
  moreTitle: (subject: string) => `Mais sobre “${subject}”?`,
  moreText: 'A análise é refeita com mais espaço para isso, no mesmo número de slides. Leva alguns segundos.',
  moreLoses: 'O roteiro recomeça da nova análise: as mudanças que você fez nele não vão junto.',
  moreConfirm: 'Refazer a análise',
  moreBusy: 'Enviando...',
  moreAsked: 'Pedido enviado: a análise está sendo refeita',
  moreFailed: 'Não foi possível pedir mais sobre isto',
  cancel: 'Cancelar',
  keys: 'Alt + ↑ ou ↓ move, F2 renomeia, Delete deixa de fora, Ctrl + Z desfaz.',
} as const;
