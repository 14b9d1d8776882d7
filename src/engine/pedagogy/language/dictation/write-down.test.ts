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
    '## A história do Newton',
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

const VARGAS =
  'então hoje a aula é sobre a era vargas é pro terceiro ano do médio eu quero começar perguntando pra eles de onde vem a carteira de trabalho né aí eu explico que até mil novecentos e trinta são paulo e minas se revezavam na presidência aí em mil novecentos e vinte e nove teve a crise da bolsa de nova york não quer dizer a quebra da bolsa e o preço do café despencou e o washington luís indicou outro paulista em outubro de trinta começou a revolução e o getúlio vargas assumiu o governo em mil novecentos e trinta e sete ele dá o golpe e começa o estado novo que vai até mil novecentos e quarenta e cinco queria que tivesse uma tabela com duas colunas de um lado os direitos e do outro a censura e a pergunta final é getúlio foi pai dos pobres ou ditador e eles têm que responder com dois argumentos';

it('writes spoken years, names and what was taken back as who writes has them, and asks the last question', () => {
  expect(writeDown(VARGAS)?.split('\n\n')).toEqual([
    '# A era Vargas',
    'Para começar: de onde vem a carteira de trabalho?',
    'Até 1930, São Paulo e Minas se revezavam na presidência.',
    'Em 1929 houve a quebra da bolsa e o preço do café despencou e o Washington Luís indicou outro paulista.',
    'Em outubro de 1930 começou a revolução e o Getúlio Vargas assumiu o governo. Em 1937, ele dá o golpe e começa o estado novo que vai até 1945.',
    '## Atividade',
    'Respondam: “Getúlio foi pai dos pobres ou ditador?”, com dois argumentos.',
    'Queria que tivesse uma tabela com duas colunas de um lado os direitos e do outro a censura.',
  ]);
});

const PERCENT =
  'olha essa é uma aula de porcentagem pra EJA eles trabalham o dia todo então tem que ser coisa do dia a dia porcentagem quer dizer uma parte de cem cinquenta por cento é a metade vinte e cinco por cento é a quarta parte desconto a gente tira do preço por exemplo uma geladeira de dois mil reais com quinze por cento de desconto então ela sai por mil e setecentos reais os exercícios são o primeiro calcular dez por cento de quatrocentos e vinte o segundo um tênis de cento e oitenta reais com trinta por cento de desconto quanto fica as respostas são quarenta e dois e cento e vinte e seis não usa letra pequena que tem aluno que não enxerga bem';

it('writes spoken figures and makes exercises of what was counted, with their answers', () => {
  expect(writeDown(PERCENT)?.split('\n\n')).toEqual([
    '# Porcentagem',
    'Porcentagem quer dizer uma parte de 100.',
    '50% é a metade.',
    '25% é a quarta parte.',
    'Desconto: a gente tira do preço, por exemplo uma geladeira de 2.000 reais com 15% de desconto. Então ela sai por 1.700 reais.',
    '## Atividade',
    'Resolvam os exercícios:',
    '1) Calcule 10% de 420.\n2) Um tênis de 180 reais com 30% de desconto. Quanto fica?',
    'Gabarito: 1) 42; 2) 126',
    'Por favor, não coloque letra pequena, pois tem aluno que não enxerga bem.',
  ]);
});

const SIGNS =
  'bom dia essa aula aqui é pra turma do técnico de enfermagem módulo um é sobre sinais vitais que são cinco temperatura pulso respiração pressão arterial e dor a temperatura normal vai de trinta e seis a trinta e sete e dois abaixo de trinta e cinco é hipotermia e acima de trinta e sete e oito é febre o normal do adulto é de sessenta a cem batimentos por minuto a pressão arterial ela tem dois números o normal é abaixo de cento e vinte por oitenta não minto até cento e vinte e nove por oitenta e quatro é normal antes de medir o paciente tem que ficar cinco minutos sentado né e na aula prática eles formam trios e medem a pressão e no final cada trio compara as medidas tá bom gente';

it('tells what is counted one by one, bounds as sentences, and what was taken back no more', () => {
  expect(writeDown(SIGNS)?.split('\n\n').slice(0, 9)).toEqual([
    '# Sinais vitais',
    'Sinais vitais são cinco: temperatura, pulso, respiração, pressão arterial e dor.',
    'A temperatura normal vai de 36 a 37,2.',
    'Abaixo de 35 é hipotermia e acima de 37,8 é febre.',
    'O normal do adulto é de 60 a 100 batimentos por minuto.',
    '## Os dois números da pressão',
    'A pressão arterial tem dois números.',
    'O normal é até 129 por 84.',
    'Antes de medir, o paciente tem que ficar cinco minutos sentado.',
  ]);
});

const FAIR = `bom a aula é sobre as feiras livres eu quero começar falando que antes quase tudo era trocado primeiro o escambo onde a pessoa levava o que tinha depois veio a moeda que facilitou a troca e aí o cartão que é quando ninguém mais vê o dinheiro isso aí é o coração da aula essa comparação dos três pode até fazer um quadro

aí a pergunta por que a feira cresceu na cidade bom vários motivos tinha estrada boa e rio perto tinha os lavradores que vendiam o que sobrava tinha o imposto baixo que atraía a gente de fora e tinha fé e festa isso

as invenções a balança de prato de mil setecentos e quarenta o carrinho de mão de mil oitocentos e doze e a caixa registradora de mil oitocentos e oitenta e três

os tipos de banca são quatro fruta verdura peixe e queijo aí pergunto pros alunos vocês já compraram em uma delas espera aí que tocou o interfone pronto voltei

o que fazer quando a fruta estraga primeiro separar a parte boa segundo levar a casca pro adubo terceiro lavar a caixa ah e queria um exercício pra terminar tipo duas perguntas de alternativa e uma de debate que é a feira vai acabar por causa do mercado em quê ah põe uma linha do tempo também`;

it('names each part by what was said before it, and tells one by one what was told with one word or in turn', () => {
  expect(writeDown(FAIR)?.split('\n\n')).toEqual([
    '# As feiras livres',
    '## Do escambo ao cartão',
    'Antes quase tudo era trocado.',
    'Primeiro o escambo onde a pessoa levava o que tinha depois veio a moeda que facilitou a troca e aí o cartão, que é quando ninguém mais vê o dinheiro.',
    '## Por que a feira cresceu na cidade?',
    '- Estrada boa e rio perto.\n- Os lavradores que vendiam o que sobrava.\n- O imposto baixo que atraía a gente de fora.\n- Fé e festa.',
    '## As invenções',
    'A balança de prato de 1740.',
    'O carrinho de mão de 1812 e a caixa registradora de 1883.',
    '## Os tipos de banca',
    'Os tipos de banca são quatro: fruta, verdura, peixe e queijo.',
    'Vocês já compraram em uma delas?',
    '## O que fazer quando a fruta estraga?',
    '- Separar a parte boa.\n- Levar a casca para o adubo.\n- Lavar a caixa.',
    '## Atividade',
    'Debatam: “A feira vai acabar por causa do mercado em quê?”',
    'Por favor, coloque um quadro com essa comparação dos três.',
    'Queria um exercício para terminar tipo duas perguntas de alternativa.',
    'Por favor, coloque uma linha do tempo também.',
  ]);
});

it('sets the marks that were said', () => {
  expect(
    writeDown(
      `bom dia pessoal vírgula hoje nós vamos falar sobre pontuação ponto a vírgula separa o que se conta em uma lista ponto ${'ela também marca quem é chamado vírgula como em volte cedo vírgula Ana ponto '.repeat(2)}parágrafo quando não usar dois pontos entre quem age e o que faz vírgula entre o que faz e o que recebe ponto parágrafo um truque ponto leia em voz alta e pare onde o sentido pede vírgula e nunca só porque o ar acabou ponto e agora eu pergunto vírgula em venha logo Pedro falta alguma ponto de interrogação exercício dois pontos eles pontuam três frases ponto`,
    )?.split('\n\n'),
  ).toEqual([
    '# Pontuação',
    '## A vírgula',
    'A vírgula separa o que se conta em uma lista. Ela também marca quem é chamado, como em volte cedo, Ana. Ela também marca quem é chamado, como em volte cedo, Ana.',
    '## Quando não usar',
    'Entre quem age e o que faz, entre o que faz e o que recebe.',
    '## Um truque',
    'Leia em voz alta e pare onde o sentido pede, e nunca só porque o ar acabou.',
    'Em venha logo Pedro falta alguma? Exercício: eles pontuam três frases.',
  ]);
});
