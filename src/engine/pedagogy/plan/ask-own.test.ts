import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askOwn } from './ask-own.ts';

const LIST = `LISTA 2 - MÁQUINAS SIMPLES

Lembrete: a alavanca troca força por distância, e a roldana fixa só muda o lado da força.

1) Uma pedra de 40 kg está na ponta de uma alavanca de braços iguais. Qual massa a equilibra?

2) (Adaptada) Um balde sobe por uma roldana fixa. A força que o levanta é:
a) maior do que o peso do balde.
b) igual ao peso do balde.
c) menor do que o peso do balde.
d) nula.

3) Uma rampa de 6 m sobe 2 m. Calcule:
a) a vantagem mecânica
b) a força para subir uma caixa de 90 N

4) Um menino diz que a roda elimina o atrito. Ele está certo? Justifique.

5) V ou F:
( ) A alavanca cria energia.
( ) O parafuso é uma rampa enrolada.

GABARITO
1) 40 kg
2) b
3) a) 3  b) 30 N
4) Resposta pessoal
5) F, V`;

describe('a list of problems with its key', () => {
  const lesson = openLesson(makeAnalysisInput({ content: LIST, title: 'Máquinas simples' }));

  it('is read as one: each problem with its data, nothing of it told as a fact', () => {
    expect(lesson.material.understanding?.genre).toBe('lista_exercicios');
    const told = analyse(makeAnalysisInput({ content: LIST, title: 'Máquinas simples' })).structure.plan;
    const content = told.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
    expect(content.join(' ')).not.toMatch(/pedra|rampa|menino|40 kg/u);
    expect(told.flatMap(({ points }) => points).join(' ')).toMatch(
      /Uma pedra de 40 kg está na ponta de uma alavanca de braços iguais\..*Qual massa a equilibra\?/su,
    );
  });

  it('is asked with the answers of its own key, whole', () => {
    expect(askOwn(lesson).map(({ text, answer }) => [text, answer])).toEqual([
      ['Uma pedra de 40 kg está na ponta de uma alavanca de braços iguais. Qual massa a equilibra?', '40 kg'],
      ['Um balde sobe por uma roldana fixa. A força que o levanta é:', 'igual ao peso do balde'],
      ['Uma rampa de 6 m sobe 2 m. Calcule: a vantagem mecânica', '3'],
      ['Uma rampa de 6 m sobe 2 m. Calcule: a força para subir uma caixa de 90 N', '30 N'],
      ['Verdadeiro ou falso? “A alavanca cria energia”', 'Falso'],
      ['Verdadeiro ou falso? “O parafuso é uma rampa enrolada”', 'Verdadeiro'],
    ]);
  });
});

it('asks what notes answer in brackets, and nothing of a program that is not there', () => {
  const notes = `Conta de luz

O quilowatt-hora mede a energia que a casa gasta no mês inteiro.

depois uma continha: lâmpada de 10 W ligada 5 h por noite, 30 noites. quanto gasta? (1,5 kWh, R$ 1,35)

Exercícios

1. O que o código abaixo mostra?

Gabarito: 1) -2`;
  const own = askOwn(openLesson(makeAnalysisInput({ content: notes, title: 'Conta de luz' })));
  expect(own.map(({ text, answer }) => [text, answer])).toEqual([
    ['Lâmpada de 10 W ligada 5 h por noite, 30 noites. Quanto gasta?', '1,5 kWh, R$ 1,35'],
  ]);
});

it('tells nothing of a key but on its slide, whatever language it is named in', () => {
  const content = `Simple past

O simple past conta o que terminou em um momento definido do passado.

Exercises

1. Complete the sentences: She ____ (go) to school yesterday.

2. Find the mistake: "I have seen him yesterday."

Answer key (não mostrar!)

1) went

2) I saw him yesterday`;
  const { structure } = analyse(makeAnalysisInput({ content, title: 'Simple past' }));
  const told = structure.plan
    .filter(({ purpose }) => purpose !== 'gabarito')
    .flatMap(({ title, points }) => [title, ...points])
    .join(' ');
  expect(told).not.toMatch(/não mostrar|I saw him/u);
  expect(told).toContain('Find the mistake: "I have seen him yesterday');
});

it('answers what notes count without a sign by their key, a letter with its reason too', () => {
  const content = `Crase - 9º ano

USA SEMPRE
horas exatas: às 8h, à uma hora
locuções femininas: à tarde, às pressas

EXERCÍCIOS
1 coloque a crase
a) Ela foi a farmácia.
b) Saímos as 7h.

2 qual está errada?
a) Estou à espera.
b) Ficaram frente à frente.
c) Pediu frango à milanesa.

GABARITO
1 a) à farmácia b) às 7h
2 b - palavra repetida
tarefa: foto de uma placa com erro`;
  const { quiz } = analyse(makeAnalysisInput({ content, title: 'Crase' }));
  expect(quiz).toContainEqual(
    expect.objectContaining({ question: 'Coloque a crase: Ela foi a farmácia', answer: 'à farmácia' }),
  );
  expect(quiz).toContainEqual(
    expect.objectContaining({ question: 'Qual está errada?', answer: 'Ficaram frente à frente' }),
  );
});

it('asks letters together where they are many, and finds each on the slide that sets them, for its notes', () => {
  const content = `Função afim - 1ª série

# O que é

Função afim é toda função do tipo f(x) = ax + b, com a e b reais e a ≠ 0. O coeficiente a é a taxa de variação da função. O coeficiente b é o valor dela no ponto em que x é zero. O gráfico de toda função afim é uma reta.

# Exercícios

1) Diga quem é a e quem é b:
a) f(x) = 4x + 1
b) f(x) = -x + 6
c) f(x) = 8 - 5x
2) Ache o zero de f(x) = 5x - 35.

Gabarito: 1) a) 4 e 1 b) -1 e 6 c) -5 e 8 2) 7`;
  const { quiz, structure } = analyse(makeAnalysisInput({ content, title: 'Função afim', size: 8 }));
  const whole = quiz.find(({ question }) => question.startsWith('Diga quem é a'));
  expect(whole?.answer).toBe('a) 4 e 1; b) -1 e 6; c) -5 e 8');
  const asked = quiz.filter(({ question }) => /^Diga|^Ache/.test(question));
  expect(asked.map(({ planItem }) => structure.plan[(planItem ?? 0) - 1]?.purpose)).toEqual([
    'pratica',
    'pratica',
  ]);
});

it('asks what stands behind a fable whole, its options no facts, and sets its writing apart from the last question', () => {
  const content = `Leitura - 5º ano

A raposa e a cegonha

Certo dia, a raposa convidou a cegonha para jantar e serviu uma sopa rala em um prato raso.
– Está gostosa a sopa? – perguntou a raposa.
– Deve estar – respondeu a cegonha. – Amanhã venha jantar na minha casa.
No dia seguinte, a cegonha serviu a comida em um jarro de gargalo fino. A raposa lambeu a borda e nada.
Moral: quem engana os outros deve esperar o mesmo.

Para entender o texto
1. Por que a cegonha não tomou a sopa?
2. A moral da fábula quer dizer que:
a) devemos sempre convidar os amigos para jantar.
b) quem faz maldade pode receber o mesmo de volta.
c) a raposa é mais esperta que a cegonha.
d) comida boa é servida em jarro.
3. Para que serve o travessão?

Produção de texto
Escreva outra fábula em que um animal dá o troco em quem o enganou.

Gabarito: 1. Porque o prato era raso. 2. b 3. Para indicar a fala.`;
  const { quiz, structure } = analyse(makeAnalysisInput({ content, title: 'Fábula', size: 9 }));
  const told = structure.plan.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
  expect(told.join('\n')).not.toMatch(/convidar os amigos|servida em jarro/);
  const asked = structure.plan.filter(({ purpose }) => purpose === 'pratica').flatMap(({ points }) => points);
  expect(asked.join('\n')).toMatch(/^Escreva outra fábula/m);
  expect(quiz.find(({ question }) => question.startsWith('A moral'))?.options).toHaveLength(4);
  expect(quiz.map(({ question }) => question)).toContain('Para que serve o travessão?');
});
