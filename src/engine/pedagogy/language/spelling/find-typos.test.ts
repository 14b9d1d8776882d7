import { describe, expect, it } from 'vitest';
import { findConfusions } from './confusions.ts';
import { findTypos } from './find-typos.ts';
import { findLostAccents } from './lost-accents.ts';

const slips = (...pieces: string[]): string[] =>
  findTypos(pieces).map(({ written, right }) => `${written} → ${right}`);

describe('findTypos', () => {
  it.each([
    ['A materia viva é formada por celulas.', ['materia → matéria', 'celulas → células']],
    ['O produto escalar mostra a difereça entre eles.', ['difereça → diferença']],
    ['Houve uma longa discução sobre o tema.', ['discução → discussão']],
    ['O seguite passo é desenhar a celula.', ['seguite → seguinte', 'celula → célula']],
    ['As regiões freqüentadas pelos turistas são quentes.', ['freqüentadas → frequentadas']],
    ['Derrepente a chuva parou.', ['Derrepente → De repente']],
    ['Vamos ver a diferença entre entre os dois.', ['entre entre → entre']],
    ['O aluno deve anotar os dado da tabela.', ['os dado → os dados']],
    ['A unidade controla as operação do processador.', ['as operação → as operações']],
    ['Arredonde o resultado para as casas decimal.', ['casas decimal → casas decimais']],
    ['Veja o resultado dos métodos proposto.', ['métodos proposto → métodos propostos']],
    [
      'Faça uma analise do episodio e diga o seu objetivo especifico.',
      ['uma analise → uma análise', 'do episodio → do episódio', 'objetivo especifico → objetivo específico'],
    ],
    ['Ele entrou na água sem exitar.', ['sem exitar → sem hesitar']],
    ['Procure no dicionario o sentido da palavra.', ['dicionario → dicionário']],
    ['ESTATISTICA APLICADA', ['ESTATISTICA → ESTATÍSTICA']],
    ['Porque existem tantas línguas?', ['Porque existem tantas línguas? → Por que existem tantas línguas?']],
  ])('“%s”', (text, found) => {
    expect(slips(text)).toEqual(found);
  });

  it.each([
    'A fotossíntese ocorre nos cloroplastos das células vegetais.',
    'O professor Cheverud e a aluna Marroig estudaram crânios.',
    'Quem vivencia isso evidencia o problema, e o gerente gerencia a loja.',
    'O framework usa um array e dois controllers.',
    'O maestro escolhe e sequencia as músicas do concerto.',
    'A estudo microevolutivo compara populações próximas.',
    'Chame console.log(valor) e leia os_dados.csv depois.',
    'The quick brown fox jumps over the lazy dog.',
    'Eles os envia quando o pedido chega.',
    'Nós nos reunimos e vimos que, se se quer, dá certo.',
    'O RNAm leva a informação do núcleo.',
    'A propriedade border-color muda a cor da borda inteira.',
    'As línguas portuguesa e inglesa, os setores público e privado e os séculos XIX e XX.',
    'A Lua é quatro vezes menor do que a Terra e ficou três dias escondida.',
    'Ela os obtenha ou não, dois serão vendidos nas regiões próximo ao rio.',
    'Quem a analisa a publica, e eu não a critico: numero as páginas e calculo a área.',
    'Para cada formula_3 há uma variável.',
    'As células octoploides têm oito conjuntos de cromossomos, e o asteroide nenhum.',
    'O direito restitutivo repara, e o piruvato vira oxaloacetato na mitocôndria.',
    'No anelamento, a fita se liga; a fibra multimodo leva luz.',
    'O past participle termina em -ed.',
    'La familia bebe agua y los medicos son muy buenos.',
    'Have you ever visited the republica museum?',
    'Factories criam objetos que o resto do programa usa.',
  ])('leaves “%s” alone', (text) => {
    expect(slips(text)).toEqual([]);
  });

  it('puts all accents of a sentence right or none', () => {
    expect(
      slips(
        'A familia paga a taxa de iluminação publica e não recebe nem um salario minimo por mes, nao é facil.',
      ),
    ).toEqual([
      'familia → família',
      'minimo → mínimo',
      'facil → fácil',
      'nao → não',
      'salario → salário',
      'mes → mês',
      'iluminação publica → iluminação pública',
    ]);
  });

  it('gives a noun its accent where its writer leaves accents out', () => {
    expect(
      slips('A familia recebe o salario minimo por uma agencia de emprego, e o gerente gerencia.'),
    ).toContain('uma agencia → uma agência');
  });

  it('takes what is written again and again for a term', () => {
    const text = 'A zonula liga as células; outra zonula as separa.';
    expect(slips(text, text, text)).toEqual([]);
  });

  it('takes what only lacks its accent for none, wherever it stands', () => {
    const text = 'resistencia - dificuldade que o fio oferece; a resistencia do ferro';
    expect(slips(text, text)).toContain('resistencia → resistência');
    expect(slips('os fosseis são iguais e o sangue leva oxigenio, a celula e a pagina')).toEqual(
      expect.arrayContaining(['fosseis → fósseis', 'oxigenio → oxigênio']),
    );
  });

  it('tells the piece', () => {
    expect(findTypos(['Tudo certo aqui.', 'O cáculo está errado.'])).toEqual([
      { written: 'cáculo', right: 'cálculo', at: 1 },
    ]);
  });
});

it('knows a slip by what follows it, and is done with a hostile line at once', () => {
  expect(findConfusions('Pede meia xícara, mas a medida que temos é a de um quarto.')).toEqual([]);
  expect(findConfusions('Resfria a medida que o tempo passa.')).toMatchObject([{ right: 'à medida que' }]);
  expect(findConfusions('De acordo a lenda, todos as noites ele volta.')).toMatchObject([
    { right: 'De acordo com a' },
    { right: 'todas as' },
  ]);
  expect(findConfusions('a medida que x '.repeat(20_000))).toEqual([]);
});

it('leaves a Spanish sentence the words that need no accent there', () => {
  expect(findLostAccents('La familia bebe el agua.')).toEqual([]);
  expect(findLostAccents('A familia bebe a agua.').map(({ right }) => right)).toEqual(['família', 'água']);
});

it('leaves the rows of a Spanish lesson alone, whatever its Portuguese sentences lack', () => {
  const rows = [
    'Yo soy de Madrid y tú eres de Lima.',
    'Mi madre es la profesora del colegio.',
    'nosotros | tenemos',
  ];
  expect(findTypos([...rows, 'Mi profesora.', 'O verbo nao muda na terceira pessoa.'])).toEqual([
    { written: 'nao', right: 'não', at: 4 },
  ]);
});

const HASTY = 'o virus nao tem celula. ';
it.each([
  ['ela poe os ovos na caixa dagua', 'poe→põe', "caixa dagua→caixa d'água"],
  ['o leao dorme no chao', 'leao→leão', 'chao→chão'],
  ['febre, vomito e cansaço', 'vomito→vômito'],
  ['Historia do mes', 'Historia→História', 'mes→mês'],
  ['a acao do credito', 'acao→ação', 'do credito→do crédito'],
  ['Por o lixo fora, e não por uma semana', 'Por o→Pôr o'],
])('knows short and rare words that lack their accent of who leaves it out: %s', (text, ...slips) => {
  const found = findTypos([HASTY, text]).filter(({ at }) => at === 1);
  expect(found.map(({ written, right }) => `${written}→${right}`).sort()).toEqual(slips.sort());
});

it.each([
  'atirar uma faca no redemoinho',
  'um conto de Edgar Allan Poe',
  'a maca do hospital',
  'dois avos da pizza',
  'ela bebe água',
  'eu marga',
  'notas.poe(x)',
])('takes no word for another one because others lack their accent: %s', (text) =>
  expect(findTypos([HASTY, text]).filter(({ at }) => at === 1)).toEqual([]),
);

it('leaves a rare word to who writes accents', () => {
  expect(findTypos(['Eu vomito. O vírus não tem célula.'])).toEqual([]);
});

it('leaves a verb that looks like a noun without its accent', () => {
  const found = findTypos(['A central controla e sequencia as partidas dos barcos do porto.']);
  expect(found.map(({ written }) => written)).not.toContain('sequencia');
});
