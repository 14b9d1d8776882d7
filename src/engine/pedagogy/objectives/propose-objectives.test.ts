import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { proposeObjectives } from './propose-objectives.ts';

it('proposes to explain why, where a part tells a cause, and asks for no example of what has none', () => {
  const content = `# Cifra de deslocamento

A cifra de deslocamento é fraca porque o seu universo de chaves é muito pequeno. Cada letra anda o mesmo número de casas no alfabeto.

# Lobisomem

O lobisomem anda pela mata nas noites de lua cheia e volta a ser homem quando o sol nasce.`;
  const proposed = proposeObjectives(openLesson(makeAnalysisInput({ content }))).map(({ text }) => text);
  expect(proposed[0]).toBe('explicar por que a cifra de deslocamento é fraca');
  expect(proposed.join(' ')).not.toContain('exemplo próprio');
});

it('proposes to follow a form, not to tell its parts in own words', () => {
  const content = `Modelo de relatório

Este é um modelo. Preencha os campos a seguir.

Identificação
Nome: __________ Turma: ______ Data: ____
[Escreva aqui o título do trabalho]

Resultados
[Descreva os resultados do experimento em até dez linhas]
Informe as medidas com as suas unidades.`;
  const lesson = openLesson(makeAnalysisInput({ content, title: 'Modelo de relatório' }));
  expect(lesson.material.understanding?.genre).toBe('modelo_formulario');
  for (const { text } of proposeObjectives(lesson)) expect(text).toMatch(/^seguir o que o modelo pede/);
});

it('proposes to read and retell a tale, and takes what the hand does on the sheet for no aim', () => {
  const content = `A formiga e a pomba

Uma formiga foi à beira do rio para beber água. A correnteza era forte e a levou. Ela já estava quase se afogando.
Uma pomba viu o perigo da formiga. Arrancou depressa uma folha e deixou-a cair no rio, bem ao lado dela.
A formiga subiu na folha e conseguiu chegar salva à margem.
Pouco tempo depois, um caçador se aproximou da árvore onde a pomba descansava. A formiga picou-lhe o pé e a pomba voou para longe.
Moral: quem é grato de coração sempre encontra um jeito de retribuir o bem que recebeu.

Atividades
1. Quem são as personagens da história?
2. Por que a formiga foi à beira do rio?
3. Circule no texto as palavras que começam com P.
4. Desenhe a parte da história de que você mais gostou.
5. Assinale V ou F nas frases que o professor ditar.`;
  const lesson = openLesson(makeAnalysisInput({ content, level: 'fundamental', size: 10 }));
  const proposed = proposeObjectives(lesson).map(({ text }) => text);
  expect(proposed[0]).toBe('ler “A formiga e a pomba” e contar com suas palavras o que acontece');
  expect(proposed.join(' ')).not.toMatch(/circular|desenhar|assinalar/);
  const plan = analyse(makeAnalysisInput({ content, level: 'fundamental', size: 10 })).structure.plan;
  expect(plan.map(({ title }) => title).join()).not.toContain('Primeiras ideias');
  expect(plan.filter(({ points }) => points.length === 0).map(({ purpose }) => purpose)).toEqual([]);
  expect(plan.at(-1)?.points.at(-1)).toContain('como começa, o que acontece e como termina?');
});

it('aims at using the rules that a part types in lines', () => {
  const content = `Crase - 9º ano

O QUE É CRASE
a (preposição) + a (artigo feminino) = à
a (preposição) + aquele (pronome) = àquele

USA SEMPRE
horas exatas: às 8h, à uma hora
locuções femininas: à tarde, às pressas`;
  const proposed = proposeObjectives(openLesson(makeAnalysisInput({ content, title: 'Crase - 9º ano' }))).map(
    ({ text }) => text,
  );
  expect(proposed).toEqual(['explicar o que é crase', 'aplicar a casos novos as regras da crase']);
});

it('proposes few aims, by what a part argues, tells a way of or reckons with, none of a bare list of ideas', () => {
  const content = `# Do carvão ao petróleo

As fábricas queimavam carvão nas cidades do norte. As refinarias abriram no século seguinte e os carros usaram gasolina.

# Usina ou moinho?

A usina junta muita água num lago grande. O moinho usa o vento do alto da serra.

# Ciclo do enxofre

O gás SO2 → SO3 na chuva. O enxofre = 16 na tabela. A bactéria muda SO3 → H2S no fundo do lago.`;
  const proposed = proposeObjectives(openLesson(makeAnalysisInput({ content }))).map(({ text }) => text);
  expect(proposed).toContain('explicar a passagem do carvão ao petróleo');
  expect(proposed).toContain('defender com argumentos uma resposta a “Usina ou moinho?”');
  expect(proposed.join(' ')).not.toMatch(/fórmulas|ideias principais|resumir/);
});

it('shows the class the aims in the teacher’s own words, no code, and takes who does a procedure for none', () => {
  const content = `Plano de aula – Medidas de tempo – 2º ano

Objetivos

- (EF02MA18) Indicar a duração de intervalos de tempo entre duas datas.
- Reconhecer os dias da semana na ordem certa.
- Localizar o dia do aniversário no calendário.
- Responsável: professora regente e estagiária.

Conteúdo

Uma semana tem sete dias e começa no domingo. O mês tem quatro semanas e alguns dias a mais.`;
  const { structure, objectives } = analyse(makeAnalysisInput({ content, level: 'fundamental', size: 10 }));
  const shown = structure.plan.find(({ purpose }) => purpose === 'objetivos')?.points ?? [];
  expect(shown).toEqual([
    'Reconhecer os dias da semana na ordem certa',
    'Localizar o dia do aniversário no calendário',
  ]);
  expect(objectives.map(({ text }) => text).join()).not.toMatch(/Responsável/);
});

it('has a class of a collection of tales compare whom they tell of', () => {
  const content = `# Seres da mata

## Mapinguari

É um gigante peludo que vive na mata fechada e ronca alto.

Diz a lenda que o Mapinguari saiu da mata uma noite. Ele seguiu um caçador até a beira do rio. O caçador pulou na água e o gigante parou. Desde então ele nunca atravessa um rio.

## Cabra-cabriola

Conta a lenda que uma cabra de olhos de fogo andava pelas estradas. Uma noite ela bateu na porta de uma casa. As crianças não abriram e ficaram quietas. De manhã só havia pegadas na areia.

## Matinta

É uma mulher velha que vira pássaro e assobia de madrugada.

Dizem que a Matinta volta para buscar o que lhe prometem.`;
  const input = { ...makeAnalysisInput({ content }), genre: 'coletanea' as const };
  const proposed = proposeObjectives(openLesson(input)).map(({ text }) => text);
  expect(proposed[0]).toBe('comparar o Mapinguari e a Matinta pelo que o texto conta');
});
