import type { OwnDocument } from '#tests/eval/own-document.ts';

export const manualSpreadsheet: OwnDocument = {
  file: 'manual_planilha_de_notas.pdf',
  kind: 'pdf',
  title: 'Manual da planilha de notas',
  genre: 'manual_tutorial',
  units: [
    'Antes de começar',
    'Criar a planilha',
    'Calcular a média',
    'Destacar notas baixas',
    'Problemas comuns',
  ],
  mustCarry: [
    'Na célula D2 digite a fórmula da média e pressione Enter.',
    'Clique no menu Formatar e escolha Formatação condicional.',
    'Uma fórmula é uma conta que a planilha faz sozinha e que começa com o sinal de igual.',
    'Se aparecer #####, a coluna está estreita: alargue-a com um clique duplo na borda.',
  ],
  mustNot: [
    'caption_only: Figura 2 – Menu de formatação condicional',
    'furniture: Manual da planilha de notas – página 2',
    'link: https://exemplo.edu.br/planilhas',
  ],
  keyTerms: ['planilha', 'célula', 'fórmula', 'média', 'formatação condicional'],
  lines: `
heading: # Manual da planilha de notas
explanation: Este manual mostra como montar uma planilha que calcula a média da turma e destaca quem precisa de recuperação.
heading: ## 1 Antes de começar
explanation: Você precisa de um computador com um programa de planilhas instalado ou de acesso à internet.
definition: Uma fórmula é uma conta que a planilha faz sozinha e que começa com o sinal de igual.
heading: ## 2 Criar a planilha
procedure: 1. Abra o programa e clique em Novo.
procedure: 2. Na primeira linha digite Nome, Nota 1, Nota 2 e Média.
procedure: 3. Preencha uma linha para cada aluno.
procedure: 4. Salve o arquivo com o nome da turma.
caption: Figura 1 – Primeira linha preenchida
===
furniture: Manual da planilha de notas – página 2
heading: ## 3 Calcular a média
procedure: 1. Na célula D2 digite a fórmula da média e pressione Enter.
code: =MÉDIA(B2:C2)
procedure: 2. Arraste o canto da célula até a última linha da turma.
explanation: A planilha muda o número da linha em cada cópia, por isso a fórmula só precisa ser digitada uma vez.
heading: ## 4 Destacar notas baixas
procedure: 1. Selecione a coluna D.
procedure: 2. Clique no menu Formatar e escolha Formatação condicional.
procedure: 3. Escolha a regra Menor que, digite 6 e escolha a cor vermelha.
caption: Figura 2 – Menu de formatação condicional
===
furniture: Manual da planilha de notas – página 3
heading: ## 5 Problemas comuns
explanation: Se aparecer #####, a coluna está estreita: alargue-a com um clique duplo na borda.
explanation: Se aparecer #DIV/0!, não há notas na linha e a divisão é por zero.
heading: Saiba mais
link: https://exemplo.edu.br/planilhas
`,
};
