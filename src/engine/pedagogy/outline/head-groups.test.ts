import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const NOTES = `aula de ciências - camadas da terra e placas tectônicas

a terra não é igual por dentro. tem 3 camadas principais:
crosta - a mais fina, rocha sólida
manto - a maior, rocha quente meio pastosa
núcleo - ferro e níquel, muito quente

a crosta é quebrada em pedaços = placas tectônicas. elas boiam no manto

3 tipos de limite:
1) convergente: uma bate na outra. forma montanha
2) divergente: se afastam. sobe magma
3) transformante: uma raspa do lado da outra

wegener 1912 - deriva continental. provas: o encaixe da áfrica com a américa do sul, fósseis iguais
ninguém acreditou porque ele não sabia explicar o que movia

terremoto: as placas travam, acumula energia, uma hora solta
tsunami = onda gigante quando o terremoto é no fundo do mar

e o brasil? tá no meio da placa sul-americana. por isso só tem tremor fraco`;

const contentOf = (content: string, size = 8) =>
  analyse(
    makeAnalysisInput({ content, title: 'Camadas da terra e placas tectônicas', size }),
  ).structure.plan.filter(({ purpose }) => purpose === 'conteudo');

describe('notes set apart by empty lines', () => {
  it('are parts named by what each group says itself', () => {
    const titles = contentOf(NOTES).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Camadas da terra', 'Placas tectônicas', '3 tipos de limite']);
    expect(titles.join(' ')).toMatch(/Wegener 1912.*Terremoto e tsunami/);
  });

  it('are told line by line, none of them under the name of another group', () => {
    const [layers, , kinds, wegener] = contentOf(NOTES);
    expect(layers?.points.map((point) => point.split(/[:. ]/)[0])).toEqual([
      'A',
      'Crosta',
      'Manto',
      'Núcleo',
    ]);
    expect(kinds?.points).toHaveLength(3);
    expect(wegener?.points[0]).toMatch(/^Wegener 1912\b.*deriva continental.*fósseis iguais$/i);
  });

  it('are told whole beside aims that name the same lines', () => {
    const layers = contentOf(NOTES, 10).find(({ title }) => title === 'Camadas da terra');
    expect(layers?.points).toHaveLength(4);
  });

  it('keep a line that leads to a list above it, and what a line ends with', () => {
    const told = contentOf(NOTES).flatMap(({ points }) => points);
    expect(told.filter((point) => point.endsWith(':'))).toEqual([]);
    expect(told.find((point) => /sul-americana/.test(point))).toMatch(/por isso só tem tremor fraco$/i);
  });
});

it('leaves written text its paragraphs: an empty line between each makes no outline', () => {
  const content = `A água da chuva corre para os rios e dos rios para o mar, sempre do alto para o baixo.

O sol aquece a água do mar, e uma parte dela sobe como vapor até formar nuvens no céu.

Quando as nuvens esfriam, o vapor volta a ser água e cai de novo sobre a terra como chuva.`;
  const { sections } = openLesson(makeAnalysisInput({ content, title: 'O ciclo da água' }));
  expect(sections.flatMap(({ pieces }) => pieces).filter(({ kind }) => kind === 'heading')).toEqual([]);
});

const FISH = `O rio Acará dá de comer a quatro vilas de pescadores.

Pesca no rio Acará em 2023

Peixe	Barcos	Toneladas
Tainha	12	30,5
Pescada	9	21,0
Bagre	4	8,5
Total	25	60

Obs.: as toneladas foram arredondadas. O bagre só se pesca no inverno.

defeso = tempo em que a pesca é proibida para o peixe desovar

Cuidado: o defeso muda de um rio para o outro.

rede de espera - fica parada e prende o peixe pelas guelras
tarrafa - é lançada com a mão e fecha sobre o peixe`;

const partsOf = (content: string, title: string): string[] =>
  openLesson(makeAnalysisInput({ content, title })).sections.map((section) => section.title);

describe('a group that is a table or a remark', () => {
  it('is named by the line above the table, and a remark goes on with what it remarks on', () => {
    expect(partsOf(FISH, 'A pesca')).toEqual([
      'Rio Acará',
      'Pesca no rio Acará em 2023',
      'Defeso',
      'Rede de espera',
    ]);
  });

  it('is the table of the lesson where nothing else names it', () => {
    const [first] = partsOf(FISH.replace(/^.*\n\n.*\n\n/u, ''), 'Peixes do rio Acará');
    expect(first).toBe('Tabela: peixes do rio Acará');
  });
});
