import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const told = (text: string) =>
  readText(text).blocks.map((block) =>
    block.type === 'heading'
      ? `## ${block.text}`
      : block.type === 'list'
        ? block.items.map(({ text, level }) => `${'-'.repeat(level + 1)} ${text}`).join(' ')
        : block.type === 'table'
          ? block.rows.map((row) => row.join(' | ')).join(' // ')
          : 'text' in block && block.text,
  );

it('makes headings of bullets that have deeper ones below them', () => {
  expect(
    told(`Sistema digestório

* Boca:
   - dentes: mastigam
   - saliva quebra o amido
* Estômago
\t- pH por volta de 2
\t   . mata bactérias
* Intestino
   - absorve os nutrientes`),
  ).toEqual([
    '## Sistema digestório',
    '## Boca',
    '- dentes: mastigam - saliva quebra o amido',
    '## Estômago',
    '- pH por volta de 2 -- mata bactérias',
    '## Intestino',
    '- absorve os nutrientes',
  ]);
});

it('leaves a list whose outermost items say something themselves as it is', () => {
  expect(told('* Boca\n   - dentes\n* Fígado produz bile')).toEqual([
    '- Boca -- dentes - Fígado produz bile',
  ]);
  expect(told('1) Calcule:\n   a) 2 + 2\n   b) 3 + 3\n2) Resolva:\n   a) 5 - 1\n   b) 6 - 2')).toHaveLength(
    1,
  );
});

it('goes on with a row below whose first cell is empty, and lists labels that were typed with tabs', () => {
  expect(
    told(
      'Tipo\tComo acontece\tExemplos\nIônica\tmetal + ametal\n\tcátion e ânion se atraem\tNaCl\n\t\tMgCl2\nCovalente\tpartilha um par\tCO2',
    ),
  ).toEqual([
    'Tipo | Como acontece | Exemplos // Iônica | metal + ametal; cátion e ânion se atraem | NaCl; MgCl2 // Covalente | partilha um par | CO2',
  ]);
  expect(told('Ideia geral:\tátomos se ligam\nOcteto:\t8 elétrons\n\texceção: o H')).toEqual([
    '- Ideia geral: átomos se ligam - Octeto: 8 elétrons; exceção: o H',
  ]);
});

it('reads a pasted cell of several lines as one, and a lone label with what it says', () => {
  expect(
    told(
      'Vit.\tFunção\tFontes\nK\t"coagulação\nfalta: sangramento"\t"couve\nbrócolis"\nD\tosso\tsol na pele todo dia',
    ),
  ).toEqual([
    'Vit. | Função | Fontes // K | coagulação; falta: sangramento | couve; brócolis // D | osso | sol na pele todo dia',
  ]);
  expect(told('Fim da aula\n\natividade\tmontar cardápio de 1 dia')).toContain(
    'atividade: montar cardápio de 1 dia',
  );
  expect(
    told(
      'lipossolúveis\tprecisam de gordura para absorver\n\trisco de excesso\nhidrossolúveis\to excesso sai na urina todo dia',
    ),
  ).toEqual([
    '- lipossolúveis: precisam de gordura para absorver; risco de excesso - hidrossolúveis: o excesso sai na urina todo dia',
  ]);
});

it('joins a row whose cell was typed in two lines, and sees the line that names the columns', () => {
  const [table] = readText(
    'Órgão\tO que faz\tTempo\nBoca\tmastiga\t1 min\nEstômago\tdigere proteínas\nem meio ácido\t2 a 4 h\nIntestino\tabsorve\t3 a 6 h',
  ).blocks;
  expect(table).toMatchObject({
    hasHeader: true,
    rows: [
      ['Órgão', 'O que faz', 'Tempo'],
      ['Boca', 'mastiga', '1 min'],
      ['Estômago', 'digere proteínas em meio ácido', '2 a 4 h'],
      ['Intestino', 'absorve', '3 a 6 h'],
    ],
  });
});

it('reads `>` before a line as the mark of an item, and leaves prompts and comparisons', () => {
  expect(
    told('Ciclo da água\n\n> evaporação: o sol aquece\n>condensação: vira nuvem\n> 1ª chuva do mês'),
  ).toEqual(['## Ciclo da água', '- evaporação: o sol aquece - condensação: vira nuvem - 1ª chuva do mês']);
  expect(told('>60 anos: idosa\n\nHAS 3: >=180')).toEqual(['>60 anos: idosa', 'HAS 3: >=180']);
});
