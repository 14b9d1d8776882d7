import type { OwnDocument } from '#tests/eval/own-document.ts';

export const listEquations: OwnDocument = {
  file: 'lista_equacoes_8o_ano.pdf',
  kind: 'pdf',
  title: null,
  genre: 'lista_exercicios',
  units: [],
  mustCarry: [],
  mustNot: [
    'exercise: A soma de dois números consecutivos é 37.',
    'exercise: Um táxi cobra R$ 6,00 de bandeirada e R$ 3,50 por quilômetro rodado.',
    'alternative: R$ 27,00',
    'instruction: Entregar na próxima aula, com todas as contas.',
  ],
  keyTerms: [],
  lines: `
admin: Colégio Ipê Amarelo – Matemática – 8º ano
heading: LISTA DE EXERCÍCIOS – EQUAÇÕES DO 1º GRAU
blank: Nome: ____________________________ Turma: _______
instruction: Entregar na próxima aula, com todas as contas. Não vale só a resposta.
explanation: Lembre-se: o que se faz de um lado da igualdade deve ser feito do outro lado também.
example: Exemplo: 2x + 3 = 11, então 2x = 8 e x = 4.
exercise: 1. Resolva as equações:
exercise: a) x + 7 = 15
exercise: b) 3x – 4 = 20
exercise: c) 5(x – 2) = 3x + 6
exercise: d) x/2 + 1 = 6
exercise: 2. A soma de dois números consecutivos é 37. Quais são esses números?
exercise: 3. O perímetro de um retângulo é 48 cm e o comprimento é o dobro da largura. Calcule as medidas dos lados.
exercise: 4. Um táxi cobra R$ 6,00 de bandeirada e R$ 3,50 por quilômetro rodado. Quanto custa uma corrida de 6 km?
alternative: (A) R$ 21,00
alternative: (B) R$ 24,50
alternative: (C) R$ 27,00
alternative: (D) R$ 57,00
exercise: 5. Pensei em um número, multipliquei por 3 e somei 5. O resultado foi 26. Em que número pensei?
===
admin: Colégio Ipê Amarelo – Matemática – 8º ano
exercise: 6. Desafio: a idade de um pai é o triplo da idade do filho. Daqui a 12 anos será o dobro. Qual é a idade de cada um?
heading: GABARITO
answer: 1. a) 8 b) 8 c) 8 d) 10
answer: 2. 18 e 19
answer: 3. 8 cm e 16 cm
answer: 4. C
answer: 5. 7
answer: 6. 12 e 36 anos
`,
};
