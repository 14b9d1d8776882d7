import type { OwnDocument } from '#tests/eval/own-document.ts';

export const assignmentRecycling: OwnDocument = {
  file: 'trabalho_em_grupo_lixo.docx',
  kind: 'docx',
  title: null,
  genre: 'trabalho',
  units: [],
  mustCarry: [],
  mustNot: [
    'instruction: O trabalho deve ser feito em grupos de até cinco alunos.',
    'instruction: Trabalhos entregues com atraso perdem um ponto por dia.',
    'exercise: Pesquisem quanto lixo a cidade de vocês produz por dia.',
    'admin: Data de entrega: 18 de setembro',
  ],
  keyTerms: [],
  lines: `
admin: Colégio Rio Claro – Ciências – 9º ano
heading: # Trabalho em grupo: para onde vai o nosso lixo?
admin: Data de entrega: 18 de setembro
admin: Valor: 3 pontos
heading: ## Orientações gerais
instruction: O trabalho deve ser feito em grupos de até cinco alunos.
instruction: A parte escrita deve ter capa, introdução, desenvolvimento, conclusão e referências.
instruction: Trabalhos entregues com atraso perdem um ponto por dia.
heading: ## O que fazer
exercise: 1. Pesquisem quanto lixo a cidade de vocês produz por dia.
exercise: 2. Entrevistem um catador ou um funcionário da limpeza urbana.
exercise: 3. Comparem o aterro sanitário com o lixão e expliquem as diferenças.
exercise: 4. Montem um cartaz com três propostas para reduzir o lixo da escola.
heading: ## Critérios de avaliação
instruction: | Critério | Pontos |
instruction: | Pesquisa e dados | 1,0 |
instruction: | Cartaz | 1,0 |
instruction: | Apresentação oral | 1,0 |
heading: ## Onde pesquisar
link: https://www.gov.br/mma
reference: Política Nacional de Resíduos Sólidos, Lei nº 12.305, de 2 de agosto de 2010.
`,
};
