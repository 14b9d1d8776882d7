import type { OwnDocument } from '#tests/eval/own-document.ts';

export const formReport: OwnDocument = {
  file: 'modelo_relatorio_feira_de_ciencias.docx',
  kind: 'docx',
  title: null,
  genre: 'modelo_formulario',
  units: [],
  mustCarry: [],
  mustNot: [
    'template_blank: [Escreva aqui a pergunta que o grupo quer responder]',
    'template_blank: Liste os materiais usados, um por linha.',
    'instruction: O relatório deve ter no máximo quatro páginas.',
  ],
  keyTerms: [],
  lines: `
heading: # MODELO DE RELATÓRIO – FEIRA DE CIÊNCIAS
instruction: Preencha todos os campos e entregue uma via impressa ao orientador.
instruction: O relatório deve ter no máximo quatro páginas.
heading: ## 1 Identificação
blank: Título do projeto: ________________________________
blank: Integrantes: ________________________________
blank: Turma: ________ Turno: ________
blank: Professor orientador: ________________________
heading: ## 2 Pergunta
blank: [Escreva aqui a pergunta que o grupo quer responder]
heading: ## 3 Hipótese
blank: [O que vocês acham que vai acontecer? Escreva em uma frase.]
heading: ## 4 Materiais
blank: Liste os materiais usados, um por linha.
heading: ## 5 Procedimento
blank: [Descreva os passos na ordem em que foram feitos]
heading: ## 6 Resultados
table_data: | Medida | Data | Valor |
blank: | 1ª medida | ___/___ | ______ |
blank: | 2ª medida | ___/___ | ______ |
heading: ## 7 Conclusão
blank: A nossa hipótese foi ( ) confirmada ( ) não confirmada porque ____________________
heading: ## Para uso do professor
blank: Nota: ______ Assinatura: ____________________
`,
};
