import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { selectPoints } from '#engine/pedagogy/plan/fill-content.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { isAlike } from './is-alike.ts';
import { isNumbered } from './typed-lines.ts';

function sayTyped(content: string): string[] {
  const lesson = openLesson(makeAnalysisInput({ content, title: 'Aula' }));
  return [...lesson.points.values()].flat().map(({ text }) => text);
}

describe('a lesson typed in haste', () => {
  it('tells the rules that a heading names, a law with its signs and a quantity called massa', () => {
    const said = sayTyped(`Equação do 2º grau

# Fórmula de Bhaskara

Δ = b² - 4ac

x = (-b ± √Δ) / 2a

# O peso e a massa

Peso é a força com que o planeta atrai o corpo: P = m · g. Massa é a medida da inércia e não muda de um lugar para outro. A força resultante é a soma vetorial das forças que atuam no corpo.

Lembrete: f(x) = ax + b, com a ≠ 0.`);
    expect(said).toContain('Fórmula de Bhaskara: x = (-b ± √Δ) / 2a');
    expect(said).toContain('Peso é a força com que o planeta atrai o corpo: P = m · g');
    expect(said).toContain('Massa é a medida da inércia e não muda de um lugar para outro');
    expect(said.join(' | ')).toMatch(/força resultante é a soma vetorial/);
  });

  it('tells numbers by their names in one breath, and each question of a reader with its answer', () => {
    const said = sayTyped(`Segurança no laboratório

O laboratório tem regras que protegem a turma.

Números úteis
Enfermaria: 214
Portaria: 100
Brigada de incêndio: 193

Dúvidas frequentes
Posso cheirar um frasco?
Não. O vapor pode irritar o nariz e os olhos.
O que faço se o vidro quebrar?
Avise quem dá a aula e não toque nos cacos.`);
    expect(said).toContain('Enfermaria 214; Portaria 100; Brigada de incêndio 193');
    expect(said).toContain('Posso cheirar um frasco? Não. O vapor pode irritar o nariz e os olhos');
    expect(said).toContain('O que faço se o vidro quebrar? Avise quem dá a aula e não toque nos cacos');
    expect(said.filter((text) => /193|cacos/.test(text))).toHaveLength(2);
    expect(['Bombeiros: 193', 'Bombeiros: quem apaga o fogo'].map(isNumbered)).toEqual([true, false]);
  });

  it('tells a rule in signs with the sentence that leads to it or names what it gives', () => {
    const said = sayTyped(`Movimento

A velocidade média de um corpo é dada pela razão entre deslocamento e tempo:

v = d/t

O impulso (I) de uma força mede o quanto ela muda um movimento. Ele cresce com a duração do contato.

I = F · t`);
    expect(said).toContain(
      'A velocidade média de um corpo é dada pela razão entre deslocamento e tempo: v = d/t',
    );
    expect(said).toContain('O impulso (I) de uma força mede o quanto ela muda um movimento: I = F · t');
  });

  it('leaves a turn beside what it turns against, and alone does not tell it', () => {
    const said = sayTyped(`Energia solar

O painel transforma luz em corrente elétrica. Porém, o preço das baterias ainda é alto.

As casas usam a corrente de dia.`);
    expect(said).not.toContain('O preço das baterias ainda é alto');
    const lesson = openLesson(
      makeAnalysisInput({
        title: 'Aula',
        content:
          'Energia solar\n\nO painel transforma luz em corrente elétrica. Porém, o preço das baterias ainda é alto.',
      }),
    );
    const told = lesson.sections
      .flatMap(({ pieces }) => selectPoints(lesson, pieces))
      .map(({ text }) => text);
    expect(told).toContain(
      'O painel transforma luz em corrente elétrica. Porém, o preço das baterias ainda é alto',
    );
  });

  it('shows a slide the consequence with its cause, and the general rule beside its worked case', () => {
    const lesson = openLesson(
      makeAnalysisInput({
        title: 'Aula',
        content: `As enchentes

O asfalto cobre quase todo o chão do centro. Por isso, surgem enxurradas nas ruas mais baixas.

O rio
Em 1960 o rio ainda tinha margens de terra e água limpa. Com as avenidas, esse quadro mudou em poucos anos.

Termo geral
O termo geral de uma PG é dado por an = a1 . q ^ (n - 1), em que a1 é o primeiro termo, q é a razão e n é a posição do termo.
Exemplo 1: Qual é o 4º termo da PG (2, 6, 18, ...)?
a4 = 2 . 3 . 3 . 3
a4 = 54`,
      }),
    );
    const told = lesson.sections
      .flatMap(({ pieces }) => selectPoints(lesson, pieces))
      .map(({ text }) => text);
    expect(told).toContain(
      'O asfalto cobre quase todo o chão do centro. Por isso, surgem enxurradas nas ruas mais baixas',
    );
    expect(told.join('\n')).toContain('água limpa. Com as avenidas, esse quadro mudou');
    expect(told.join('\n')).toContain('an = a1 · q');
  });

  it('tells lines without bullets or stops, and terms with a dash or an equals sign', () => {
    const said = sayTyped(`Urbanização

Urbanização = crescimento da população das cidades em ritmo maior que o do campo.

Causas
Industrialização a partir de 1930, principalmente no Sudeste
Concentração de terras
Busca por emprego, escola e hospital

Consequências
A urbanização foi rápida e sem planejamento, por isso faltou moradia.
favelização - ocupação de morros e margens de rios
trânsito e poluição do ar
desemprego e subemprego`).join('\n');
    expect(said).toContain('Urbanização: crescimento da população das cidades');
    expect(said).toContain('Industrialização a partir de 1930');
    expect(said).toContain('oncentração de terras');
    expect(said).toContain('Favelização: ocupação de morros e margens de rios');
    expect(said).toContain('rânsito e poluição do ar');
  });

  it('tells lines that begin like a program or a formula, and reminds the class of nothing the teacher has to do', () => {
    const said = sayTyped(`sistema digestório

- boca: os dentes trituram, a saliva começa a quebrar o amido
- estômago = suco gástrico, ácido clorídrico + pepsina (proteínas) vira quimo
- int delgado (6 metros) - bile do fígado quebra gordura, suco pancreático termina, absorção nas vilosidades
- int grosso: absorve água, forma as fezes, bactérias boas produzem vitamina K
- mostrar imagem!! experiência da bolacha na boca
- glândulas anexas: salivares, fígado e pâncreas`).join('\n');
    expect(said).toContain('suco gástrico, ácido clorídrico');
    expect(said).toContain('bile do fígado quebra gordura');
    expect(said).toContain('absorve água');
    expect(said).not.toContain('imagem');
  });

  it('keeps each event of a time line with its year', () => {
    const said = sayTyped(`A crise de 1929

A crise começou nos Estados Unidos e chegou ao Brasil pelo preço do café.

Linha do tempo
- 1929 - quebra da Bolsa de Nova York
- 1930 - Revolução de 1930 no Brasil
- 1933 - início do New Deal`);
    expect(said).toContain('1929: quebra da Bolsa de Nova York');
    expect(said).toContain('1933: início do New Deal');
  });

  it('lends a name to the pronoun that stands for it, and only as long as that is sure', () => {
    const said = sayTyped(`O Código de Hamurábi

O Código de Hamurábi era um conjunto de 282 leis gravadas em uma pedra. Ele se baseava na lei de talião. As penas mudavam de acordo com a posição social da pessoa. Ele valia em todo o reino da Babilônia.

Sócrates (469-399 a.C.)

Nasceu em Atenas. Não deixou nada escrito em vida. Ele dizia que reconhecer a própria ignorância é o começo do saber.`);
    expect(said).toContain('Código de Hamurábi: baseava-se na lei de talião');
    expect(said.join('\n')).not.toContain('valia em todo o reino');
    expect(said).toContain('Sócrates: nasceu em Atenas');
    expect(said).toContain('Sócrates: dizia que reconhecer a própria ignorância é o começo do saber');
  });

  it('says under the name at the opening of a line what the line says next', () => {
    const said = sayTyped(`Coberturas

Hidrocoloide: mantém o meio úmido e protege a ferida. Trocar a cada 7 dias ou se vazar.
Carvão ativado: controla odor e infecção da ferida. Não pode ser cortado.

Hipérbole

Exagero intencional.

Ironia

Dizer o contrário do que se pensa.`);
    expect(said).toContain('Hidrocoloide: trocar a cada 7 dias ou se vazar');
    expect(said).toContain('Carvão ativado: não pode ser cortado');
    expect(said).toContain('Hipérbole: exagero intencional');
    expect(said).toContain('Ironia: dizer o contrário do que se pensa');
  });

  it('keeps the cases of a rule together and tells the formula under what it belongs to', () => {
    const content = `Gráfico da função

O gráfico da função quadrática é uma parábola, curva que tem um eixo de simetria.
Se a > 0, a parábola tem concavidade voltada para cima.
Se a < 0, a parábola tem concavidade voltada para baixo.
O ponto (0, c) é onde a parábola corta o eixo y do plano.
A parábola é simétrica em relação à reta vertical que passa pelo vértice.
O eixo de simetria divide a parábola em duas partes iguais.
A abertura da parábola depende do valor do coeficiente a.

Zeros da função

Os zeros são os valores de x para os quais a função se anula.
x = (-b ± √Δ) / 2a, onde Δ = b² - 4ac`;
    const lesson = openLesson(makeAnalysisInput({ content, title: 'Aula' }));
    const [graph] = lesson.sections;
    const shown = selectPoints(lesson, graph?.pieces ?? []).map(({ text }) => text);
    expect(shown.filter((text) => text.startsWith('Se a '))).toHaveLength(2);
    expect(sayTyped(content)).toContain('Zeros da função: x = (-b ± √Δ) / 2a, onde Δ = b² - 4ac');
  });

  it('leaves homework and the next class out of what is told', () => {
    const said = sayTyped(`Êxodo rural

O êxodo rural é a saída de pessoas do campo para a cidade. No Brasil foi mais forte entre 1950 e 1980.
Lição de casa: fazer as questões da página 88 do livro.
Próxima aula: trazer o texto da alegoria impresso.`).join('\n');
    expect(said).not.toMatch(/Lição de casa|Próxima aula/);
  });

  it('tells parallel lines one by one, and a single line that lists under its heading', () => {
    const said = sayTyped(`Segunda lei

As forças aplicadas em um corpo produzem mudanças de velocidade.
Força a favor do movimento: a velocidade aumenta.
Força contrária ao movimento: a velocidade diminui.

Material para o curativo
bandeja, pacote de curativo, gazes estéreis, luvas de procedimento, esparadrapo`);
    expect(said).toContain('Bandeja, pacote de curativo, gazes estéreis, luvas de procedimento, esparadrapo');
    const [one, other] = ['Força a favor: a velocidade aumenta', 'Força contrária: a velocidade diminui'];
    const stems = new Set(['força', 'velocidade', 'movimento']);
    expect(isAlike({ text: one, stems }, { text: other, stems })).toBe(false);
  });

  it('takes a line that repeats part of another for the same thing said', () => {
    const stems = new Set(['entidad', 'depend', 'minimund']);
    const [short, long] = [
      'Entidade: depende do minimundo',
      'Entidade: depende do minimundo, possui existência',
    ];
    expect(
      isAlike({ text: short, stems }, { text: long, stems: new Set([...stems, 'possu', 'exist', 'a']) }),
    ).toBe(true);
  });
});

it('tells what goes on in small letters behind a term with it', () => {
  const said = sayTyped(`sistema circulatório

artérias - levam sangue do coração pro corpo. parede grossa pq a pressão é alta
veias - trazem o sangue de volta. tem válvulas para o sangue não voltar

pequena circulação: ventrículo direito => artéria pulmonar => pulmões => átrio esquerdo`);
  expect(said).toContain('Veias: trazem o sangue de volta. tem válvulas para o sangue não voltar');
  expect(said.join(' | ')).toMatch(/Pequena circulação: ventrículo direito => artéria pulmonar/u);
  expect(said.filter((text) => /^(?:Tem|Parede|Código)/u.test(text))).toEqual([]);
});
