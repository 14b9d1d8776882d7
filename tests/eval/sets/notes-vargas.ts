import type { OwnDocument } from '#tests/eval/own-document.ts';

export const notesVargas: OwnDocument = {
  file: 'anotacoes_era_vargas.txt',
  kind: 'text',
  title: null,
  genre: 'notas',
  units: ['Governo Provisório', 'Governo Constitucional', 'Estado Novo'],
  mustCarry: [
    'Revolução de 1930: derruba Washington Luís e leva Getúlio ao poder',
    'Constituição de 1934: voto feminino e voto secreto',
    'CLT em 1943: reúne as leis trabalhistas',
    'Plano Cohen: plano falso usado como desculpa para o golpe',
  ],
  mustNot: ['instruction: levar mapa e imprimir a charge', 'instruction: cobrar na prova!!'],
  keyTerms: ['Era Vargas', 'Revolução de 1930', 'Estado Novo', 'CLT', 'Plano Cohen', 'Governo Provisório'],
  lines: `
heading: Era Vargas (1930-1945) – resumo p/ aula
teacher_guidance: levar mapa e imprimir a charge
heading: Governo Provisório (1930-34)
explanation: - Revolução de 1930: derruba Washington Luís e leva Getúlio ao poder
explanation: - interventores no lugar dos governadores
explanation: - 1932: São Paulo se levanta e exige uma constituição
heading: Governo Constitucional (1934-37)
explanation: - Constituição de 1934: voto feminino e voto secreto
explanation: - AIB x ANL: integralistas contra aliancistas
explanation: - Plano Cohen: plano falso usado como desculpa para o golpe
teacher_guidance: cobrar na prova!!
heading: Estado Novo (1937-45)
explanation: - ditadura, censura feita pelo DIP, partidos fechados
explanation: - CLT em 1943: reúne as leis trabalhistas
explanation: - 1942: Brasil entra na Segunda Guerra ao lado dos Aliados
explanation: - 1945: Vargas é deposto pelos militares
exercise: pergunta p/ turma: por que Getúlio foi chamado de "pai dos pobres"?
`,
};
