import { expect, it } from 'vitest';
import { writeDown } from './write-down.ts';

const WATER =
  'oi bom dia vou gravar aqui a aula do sétimo ano que é sobre o ciclo da água eu começo com uma pergunta que é de onde vem a água da chuva e deixo eles chutarem né aí eu explico que a água da terra está sempre mudando de lugar são três etapas não na verdade são quatro a evaporação a condensação a precipitação e a infiltração a evaporação acontece quando o sol esquenta a água dos rios dos lagos e do mar as plantas também soltam vapor pelas folhas aí o vapor sobe e lá em cima é frio então ele vira gotinhas e forma as nuvens quando as gotinhas se juntam e ficam pesadas elas caem e a última é a infiltração que é quando a água entra no solo ai a sala está muito barulhenta deixa eu fechar a porta no final eles fazem um desenho do ciclo e escrevem o nome das etapas de lição de casa eles anotam quantos litros de água a família gasta num dia e não precisa colocar imagem de criança';

it('writes a dictated lesson down: subject, opening question, parts, tasks, wishes, and nothing said to oneself', () => {
  expect(writeDown(WATER)?.split('\n\n')).toEqual([
    '# O ciclo da água',
    'Para começar: de onde vem a água da chuva?',
    'A água da terra está sempre mudando de lugar.',
    '## As quatro etapas do ciclo da água',
    'As quatro etapas do ciclo da água são a evaporação, a condensação, a precipitação e a infiltração.',
    'A evaporação acontece quando o sol esquenta a água dos rios, dos lagos e do mar.',
    'As plantas também soltam vapor pelas folhas.',
    'O vapor sobe e lá em cima é frio. Então ele vira gotinhas e forma as nuvens.',
    'Quando as gotinhas se juntam e ficam pesadas, caem.',
    'A última etapa é a infiltração, que é quando a água entra no solo.',
    '## Atividade',
    'Façam um desenho do ciclo e escrevam o nome das etapas.',
    'Para casa: anotem quantos litros de água a família gasta num dia.',
    'Não coloque imagem de criança.',
  ]);
});

const LAWS =
  'hoje a gente vai trabalhar com as leis de Newton primeiro ano do ensino médio a primeira lei é a lei da inércia ela diz que um corpo parado tende a continuar parado se nenhuma força agir sobre ele o exemplo é o passageiro do ônibus a segunda lei fala que a força é igual à massa vezes a aceleração ou seja quanto maior a força maior a aceleração então se eu tenho um corpo de dois quilos e quero uma aceleração de três metros por segundo a força é de seis newtons depois vem a história do Newton que era um inglês que nasceu em 1643 e publicou as leis em 1687 depois eles resolvem dois exercícios o primeiro é calcular a força de um corpo de cinco quilos o segundo é dizer qual é a reação quando a gente empurra a parede tenho que avisar a secretaria que o projetor quebrou';

it('makes parts of what is counted and of what the speaker leads over to, and questions of counted exercises', () => {
  expect(writeDown(LAWS)?.split('\n\n')).toEqual([
    '# As leis de Newton',
    '## A primeira lei',
    'A primeira lei é a lei da inércia. Ela diz que um corpo parado tende a continuar parado se nenhuma força agir sobre ele; o exemplo é o passageiro do ônibus.',
    '## A segunda lei',
    'A segunda lei fala que a força é igual à massa vezes a aceleração, ou seja, quanto maior a força, maior a aceleração. Então se temos um corpo de dois quilos e queremos uma aceleração de três metros por segundo, a força é de seis newtons.',
    'O Newton era um inglês que nasceu em 1643 e publicou as leis em 1687.',
    '## Atividade',
    'Resolvam dois exercícios:',
    '1) Calcule a força de um corpo de cinco quilos.\n2) Diga qual é a reação quando a gente empurra a parede.',
  ]);
});

it('leaves alone what was typed', () => {
  expect(
    writeDown(
      'A fotossíntese é o processo pelo qual as plantas produzem o próprio alimento. Ela acontece nas folhas.\n\nPara fazer fotossíntese, a planta precisa de água, gás carbônico e luz.'.repeat(
        5,
      ),
    ),
  ).toBeNull();
  expect(writeDown('aula de frações pro sexto ano aí a gente faz a pizza')).toBeNull();
});
