import type { OwnDocument } from '#tests/eval/own-document.ts';

export const slidesElectricity: OwnDocument = {
  file: 'aula_corrente_eletrica.pptx',
  kind: 'pptx',
  title: 'Corrente elétrica',
  genre: 'slides_aula',
  units: ['Corrente elétrica', 'Resistência', 'Primeira lei de Ohm', 'Potência elétrica'],
  mustCarry: [
    'Corrente elétrica é o movimento ordenado de cargas elétricas em um condutor.',
    'Resistência é a dificuldade que um material oferece à passagem da corrente.',
    'Em um resistor ôhmico, a tensão é proporcional à corrente:',
    'Potência é a energia transformada a cada segundo.',
  ],
  mustNot: [
    'exercise: Um chuveiro de 5500 W fica ligado 20 minutos por dia.',
    'exercise: Calcule a corrente em um resistor de 10 Ω ligado a 20 V.',
    'furniture: Física – 3ª série',
    'admin: Prof. da disciplina de Física',
    'furniture: Obrigado! Dúvidas?',
  ],
  keyTerms: ['corrente elétrica', 'resistência', 'lei de Ohm', 'potência', 'tensão', 'ampère', 'condutor'],
  lines: `
heading: # Corrente elétrica
admin: Prof. da disciplina de Física
furniture: Física – 3ª série
===
heading: # O que vamos ver hoje
furniture: - Corrente
furniture: - Resistência
furniture: - Lei de Ohm e potência
furniture: Física – 3ª série
===
heading: # O que é corrente elétrica?
definition: - Corrente elétrica é o movimento ordenado de cargas elétricas em um condutor.
explanation: - Sua unidade é o ampère (A).
formula: i = Q / Δt
furniture: Física – 3ª série
===
heading: # Resistência
definition: - Resistência é a dificuldade que um material oferece à passagem da corrente.
explanation: - Fios longos e finos resistem mais; fios curtos e grossos resistem menos.
explanation: - Unidade: ohm (Ω)
furniture: Física – 3ª série
===
heading: # Primeira lei de Ohm
explanation: Em um resistor ôhmico, a tensão é proporcional à corrente:
formula: U = R · i
example: Exemplo: um resistor de 5 Ω percorrido por 2 A fica sob tensão de 10 V.
furniture: Física – 3ª série
===
heading: # Potência elétrica
definition: - Potência é a energia transformada a cada segundo.
formula: P = U · i
table_data: | Aparelho | Potência (W) |
table_data: | Lâmpada LED | 9 |
table_data: | Geladeira | 150 |
table_data: | Chuveiro | 5500 |
furniture: Física – 3ª série
===
heading: # Exercícios
exercise: 1. Calcule a corrente em um resistor de 10 Ω ligado a 20 V.
exercise: 2. Um chuveiro de 5500 W fica ligado 20 minutos por dia. Quanta energia gasta em 30 dias?
furniture: Física – 3ª série
===
furniture: Obrigado! Dúvidas?
`,
};
