import type { OwnDocument } from '#tests/eval/own-document.ts';

export const examClimate: OwnDocument = {
  file: 'prova_clima_6o_ano.docx',
  kind: 'docx',
  title: null,
  genre: 'prova',
  units: [],
  mustCarry: [],
  mustNot: [
    'statement_to_judge: O clima muda de um dia para o outro, enquanto o tempo é o mesmo por séculos.',
    'statement_to_judge: Quanto maior a altitude, maior tende a ser a temperatura do ar.',
    'alternative: É frio e seco durante o ano inteiro.',
    'alternative: A umidade que vem do mar.',
    'instruction: Não é permitido o uso de corretivo nem de calculadora.',
    'exercise: Explique por que cidades serranas costumam ser mais frias que cidades do litoral na mesma latitude.',
  ],
  keyTerms: [],
  lines: `
admin: ESCOLA MUNICIPAL VILA DAS ACÁCIAS
heading: AVALIAÇÃO BIMESTRAL DE GEOGRAFIA – 6º ANO
blank: Aluno(a): ______________________________ Nº: ____ Turma: ____
admin: Professora: ____________ Data: ___/___/____ Valor: 10,0
instruction: Leia com atenção cada questão antes de responder.
instruction: Responda a caneta azul ou preta. Não é permitido o uso de corretivo nem de calculadora.
exercise: 1) (1,0) Qual alternativa descreve melhor o clima equatorial?
alternative: a) É frio e seco durante o ano inteiro.
alternative: b) É quente e úmido, com chuvas bem distribuídas.
alternative: c) Tem quatro estações bem marcadas e neve no inverno.
alternative: d) É quente de dia e gelado à noite, quase sem chuva.
exercise: 2) (2,0) Marque V para as afirmações verdadeiras e F para as falsas:
statement_to_judge: ( ) O clima muda de um dia para o outro, enquanto o tempo é o mesmo por séculos.
statement_to_judge: ( ) A latitude influencia a temperatura de um lugar.
statement_to_judge: ( ) Quanto maior a altitude, maior tende a ser a temperatura do ar.
statement_to_judge: ( ) As massas de ar podem trazer chuva ou frio para uma região.
exercise: 3) (2,0) Leia o texto a seguir e responda.
narrative: Em julho, uma frente fria chegou ao Sul do país. Os termômetros de Urupema marcaram temperaturas abaixo de zero, e os moradores acordaram com os campos cobertos de geada.
exercise: a) O texto fala de tempo ou de clima? Justifique com uma frase do texto.
exercise: b) Que massa de ar costuma trazer o frio intenso ao Sul do Brasil?
exercise: 4) (2,0) Explique por que cidades serranas costumam ser mais frias que cidades do litoral na mesma latitude.
exercise: 5) (1,0) O que mais contribui para que Santos tenha diferenças menores de temperatura entre o dia e a noite do que Brasília?
alternative: a) A altitude da cidade.
alternative: b) A umidade que vem do mar.
alternative: c) A distância da linha do Equador.
alternative: d) O número de habitantes.
exercise: 6) (2,0) Observe o climograma e escreva em que meses chove mais.
furniture: Boa prova!
`,
};
