/** 200 characters in words: as long as a title may be. */
export const LONG_TEXT =
  'Fotossíntese, respiração e a pergunta que ninguém faz na feira: de onde vem a massa de uma árvore, se a terra do vaso quase não diminui? Roteiro com experimento, leitura de gráfico, debate e avaliação';

/** 200 characters without a place to break. */
export const UNBROKEN_TEXT = 'fotossintese_e_respiracao_'.repeat(8).slice(0, 200);

export const doNothing = (): void => {};
