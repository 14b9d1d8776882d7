import { SAMPLE_FIGURES } from './sample-figures.ts';
import { points, type SampleSlide, say } from './sample-slide.ts';

/** A lesson of our own making about soil, with every layout once. */
export const SAMPLE_SLIDES: readonly SampleSlide[] = [
  {
    layout: 'cover',
    section: null,
    title: 'O solo vivo',
    subtitle: 'De que ele é feito e por que some',
    blocks: [],
  },
  {
    ...{ layout: 'agenda', section: null, title: 'Roteiro da aula' },
    blocks: [
      {
        type: 'agenda',
        parts: [
          { title: 'De onde vem o solo', minutes: 10 },
          { title: 'Camadas e ar entre os grãos', minutes: 15 },
          { title: 'O que a chuva leva', minutes: 15 },
          { title: 'Mapa de causas', minutes: 20 },
          { title: 'Questão e síntese', minutes: 10 },
        ],
      },
    ],
  },
  {
    ...{ layout: 'question', section: null, title: 'Para onde vai a terra que a enxurrada leva da encosta?' },
    subtitle: 'Pensem no barranco atrás da escola depois de uma noite de chuva.',
    blocks: [
      points(['Observe', 'a cor da água'], ['Compare', 'com e sem grama'], ['Conte', 'o que você viu']),
    ],
  },
  {
    ...{ layout: 'objectives', section: null, title: 'Ao final, você vai conseguir' },
    blocks: [
      {
        type: 'objectives',
        items: [
          { verb: 'Descrever', ...say('as camadas de um solo e o que há em cada uma') },
          { verb: 'Explicar', ...say('como a chuva arrasta a terra sem cobertura') },
          { verb: 'Propor', ...say('duas medidas que seguram o solo de um terreno') },
        ],
        codes: ['EF06CI12', 'EF06GE05'],
      },
    ],
  },
  {
    ...{ layout: 'section', section: 0, title: 'De onde vem o solo' },
    ...{ subtitle: 'Rocha, tempo, água e raízes fazem um punhado de terra.', blocks: [] },
  },
  {
    ...{ layout: 'process', section: 0, title: 'A rocha vira solo em quatro passos' },
    blocks: [
      {
        ...{ type: 'process', isCycle: false },
        steps: [
          { name: 'Rachar', ...say('calor e frio abrem fendas na rocha') },
          { name: 'Dissolver', ...say('a água leva parte dos minerais') },
          { name: 'Povoar', ...say('liquens e raízes entram nas fendas') },
          { name: 'Acumular', ...say('restos de folhas viram húmus') },
        ],
      },
      { type: 'text', ...say('Repare: cada passo prepara o seguinte. Um centímetro de solo leva séculos.') },
    ],
  },
  {
    ...{ layout: 'points', section: 0, title: 'Três coisas que todo solo tem' },
    blocks: [
      points(
        ['Grãos de rocha', 'Areia, silte e argila, do maior para o menor.'],
        ['Ar e água', 'Ocupam os poros entre os grãos, cerca de metade do volume.'],
        ['Matéria viva', 'Raízes, fungos, minhocas e restos em decomposição.'],
      ),
      {
        type: 'definition',
        term: 'Húmus',
        ...say(
          'Matéria escura que sobra quando folhas e animais mortos se decompõem. Guarda água e nutrientes.',
        ),
      },
    ],
  },
  {
    ...{ layout: 'cards', section: 0, title: 'Cada grão faz um papel' },
    blocks: [
      points(
        ['Areia', 'Deixa a água passar e o ar entrar.'],
        ['Silte', 'Guarda um pouco de água entre as chuvas.'],
        ['Argila', 'Prende os nutrientes que as raízes procuram.'],
      ),
    ],
  },
  {
    ...{ layout: 'statement', section: 0, title: 'Um recurso que não volta logo' },
    blocks: [
      {
        type: 'text',
        ...say('Um centímetro de solo leva séculos para nascer e uma só enxurrada para sumir.'),
      },
    ],
  },
  {
    ...{ layout: 'text', section: 0, title: 'Um solo conta a história do lugar' },
    blocks: [
      {
        type: 'text',
        ...say(
          'A cor fala do que há nele: o vermelho vem do ferro, o preto, do húmus, e o cinza, da água que ficou parada.',
        ),
      },
      {
        type: 'text',
        ...say(
          'Quem cava um buraco de um metro atravessa camadas que levaram milhares de anos para se formar.',
        ),
      },
    ],
  },
  {
    ...{ layout: 'definition', section: 0, title: 'O que é erosão' },
    blocks: [
      {
        type: 'definition',
        term: 'Erosão',
        ...say(
          'Desgaste do solo pela água, pelo vento ou pelo gelo, que soltam os grãos, carregam e deixam em outro lugar.',
        ),
      },
    ],
  },
  ...SAMPLE_FIGURES,
];
