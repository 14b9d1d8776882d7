import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { waterCycle } from '#tests/builders/samples/water-cycle.ts';
import { writeSampleText } from '#tests/builders/samples/write-sample-text.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

const advise = (content: string): string => {
  const { summary, improvements } = analyse(makeAnalysisInput({ content, size: 5 }));
  return [summary, ...improvements].join('\n');
};

const SOIL = `O solo e a erosão

O solo é a camada que cobre as rochas e na qual crescem as plantas. Ele se forma devagar, quando a chuva, o vento e o calor desfazem as rochas. A erosão é o desgaste do solo pela água e pelo vento. Onde não há plantas, a água leva a terra para os rios.

A mata ciliar é a vegetação das margens dos rios. As raízes seguram a terra das margens, e as folhas diminuem a força da chuva.`;

describe('what is said to lack', () => {
  it('is practice and aims where no line has any', () => {
    expect(advise(SOIL)).toContain('; faltam os objetivos da aula e as atividades para a turma.');
    expect(advise(SOIL)).toContain('Não encontrei exercícios nem perguntas');
  });

  it.each([
    'Atividade: em duplas, desenhar o caminho da água.',
    'Experiência: regar uma bandeja com grama e outra sem e comparar a água que sai.',
    'p/ casa: fotografar um barranco perto da escola',
    'No fim, conversar: quem de vocês já viu um rio cheio de barro?',
    '2ª aula – Em grupos de 4, os alunos montam três vasos e anotam o que sai de cada um.',
    'Caso: a prefeitura quer tirar a mata da beira do rio para fazer uma avenida. O que vocês fariam?',
  ])('is no practice where a line has some: %s', (line) => {
    expect(advise(`${SOIL}\n\n${line}`)).not.toMatch(/as atividades para a turma|Não encontrei exercícios/);
  });

  it.each(['Objetivos específicos', 'Ao final da aula, a turma explica a erosão.', 'Habilidade: EF06CI11'])(
    'is no aim where a line names one: %s',
    (line) => {
      expect(advise(`${line}\n\n${SOIL}`)).not.toMatch(/os objetivos da aula|Não encontrei objetivos/);
    },
  );

  it('is no example where a quotation, an amount or a case shows the thing', () => {
    const plain = writeSampleText(waterCycle);
    const shown = plain.replace(
      'As etapas do ciclo\n',
      'As etapas do ciclo\n\nUma panela tampada no fogo mostra as três: “a tampa chora”, dizem as crianças.\n',
    );
    expect(shown).not.toBe(plain);
    expect(advise(plain)).toContain('Não encontrei exemplo na parte “As etapas do ciclo”');
    expect(advise(shown)).not.toContain('“As etapas do ciclo”. Acrescente');
  });

  it('is no theory where a list of exercises opens with a reminder', () => {
    const list = `Lista de exercícios\n\n1) Resolva 2x + 4 = 10.\n\n2) Resolva 3x - 6 = 0.\n\n3) Calcule o valor de x em 5x = 35.\n\n4) Resolva x + 8 = 3.\n\nGabarito\n1) 3  2) 2  3) 7  4) -5`;
    const reminder =
      'Lembrete: uma equação do 1º grau tem uma incógnita. Para resolver, passamos os números para um lado da igualdade e dividimos pelo coeficiente da incógnita, que não pode ser zero.';
    const bare = analyse(makeAnalysisInput({ content: list, size: 5, genre: 'lista_exercicios' }));
    const told = analyse(
      makeAnalysisInput({ content: `${reminder}\n\n${list}`, size: 5, genre: 'lista_exercicios' }),
    );
    expect(bare.summary).toContain('falta a teoria');
    expect(bare.document?.notice).toContain('A teoria não está no material');
    expect(`${told.summary} ${told.document?.notice}`).not.toMatch(/teoria/);
  });
});

describe('a source', () => {
  it('is asked for what somebody counted, never for the data of an exercise', () => {
    const counted =
      'O desmatamento tirou 20% da mata. A seca atingiu 3 milhões de pessoas. As queimadas cresceram 15% no ano.'
        .split('. ')
        .join('.\n\n');
    const asked =
      '1) Uma loja dá 20% de desconto em um fogão de R$ 900,00. Quanto ele custa?\n\n2) Um táxi andou 12 km e cobrou R$ 42,00. Quanto custa o quilômetro?\n\n3) De 80 alunos, 25% faltaram. Quantos vieram?';
    expect(advise(`${SOIL}\n\n${counted}`)).toContain('não encontrei de onde vêm');
    expect(advise(`${TYPED_LESSONS.fractions}\n\n${asked}`)).not.toContain('de onde vêm');
    expect(advise(`${SOIL}\n\n${counted}\n\nFonte: MapBiomas, 2023.`)).not.toContain('de onde vêm');
  });
});
