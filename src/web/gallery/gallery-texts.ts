export const GALLERY_TEXTS = {
  title: 'Peças da interface',
  lead: 'Cada peça de src/web/ui em todos os seus estados. Só existe no desenvolvimento.',
  home: 'Lousa, todas as peças',
  place: 'Galeria',
  pieces: 'Peças',
  jump: 'Ir para uma peça',
  alone: (name: string) => `Ver só ${name}`,
  aloneShort: 'Ver só esta',
  all: 'Ver todas as peças',
  unknown: 'Nenhuma peça tem este nome.',
} as const;
