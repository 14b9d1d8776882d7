import { expect, it } from 'vitest';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';

const SHEET = `Língua Portuguesa - 5º ano

Leia o texto:

A raposa e o corvo
Um corvo pousou no galho com um queijo no bico. A raposa chegou perto e perguntou ao corvo:
- Você canta tão bem assim?
- Canto - respondeu ele.
O corvo abriu o bico e o queijo caiu.
- E agora?
A raposa comeu tudo e foi embora.

Interpretação
1) Quem são os personagens da história?
2) Por que o corvo perdeu o queijo?`;

it('tells what is said in a tale as part of it, and asks only what stands behind it', () => {
  const { blocks } = tellUnderstanding(readText(SHEET));
  const roleOf = (text: string): string | undefined =>
    blocks.find((block) => block.text.includes(text))?.role;
  for (const line of ['E agora?', 'Você canta', 'Um corvo pousou', 'comeu tudo'])
    expect(roleOf(line), line).toBe('narrative');
  expect(roleOf('Quem são os personagens')).toBe('exercise');
});

it('knows a tale that is told as if it happened now, by its name and its moments', () => {
  const { blocks } = tellUnderstanding(
    readText(`A lenda do milho

Há muitos anos, numa aldeia perto da serra, vive um velho chamado Auati. Ele conhece todas as plantas e ensina os netos.
Certa noite, a fome chega à aldeia e ninguém encontra raízes. Auati pede que o enterrem no meio da mata.
Dias depois, nasce ali uma planta de espigas amarelas. Os netos colhem os grãos e dividem com todos.

Converse com os colegas
1. Quem é Auati?
2. Por que a aldeia passa fome?`),
  );
  const roleOf = (text: string): string | undefined =>
    blocks.find((block) => block.text.includes(text))?.role;
  for (const line of ['vive um velho', 'fome chega', 'Os netos colhem'])
    expect(roleOf(line), line).toBe('narrative');
  expect(roleOf('Quem é Auati')).toBe('exercise');
});

it('takes every order of numbered steps for a step, and those of a list of exercises for none', () => {
  const lesson = (head: string): string =>
    `Genética - 3º ano do Ensino Médio\n\nO quadro de Punnett\nO quadro de Punnett mostra os encontros possíveis entre os gametas.\n\n${head}\n1. Escreva o genótipo dos pais.\n2. Separe os gametas de cada um.\n3. Coloque os gametas do pai na linha e os da mãe na coluna.\n4. Complete os encontros.\n5. Conte os genótipos e os fenótipos.`;
  const rolesIn = (text: string): string[] =>
    tellUnderstanding(readText(text))
      .blocks.slice(-5)
      .map(({ role }) => role);
  const heads = ['Passos para montar o quadro:', 'Como montar o quadro'];
  for (const head of [...heads, 'O quadro nasce com estes passos:', 'Para montar um quadro de Punnett:'])
    expect(rolesIn(lesson(head)), head).toEqual(Array(5).fill('procedure'));
  expect(rolesIn(lesson('Exercícios'))).not.toContain('procedure');
});

it('reads a poem with all its stanzas, whose first verses stand below a blank line, and a quatrain', () => {
  const { blocks } = tellUnderstanding(
    readText(`Aula de poesia - 4º ano

Rima é a repetição de sons no fim dos versos.

O gato da vizinha

O gato da vizinha
anda em cima do telhado,
de manhã come sardinha,
de tarde fica deitado.

De noite ele passeia
sem medo da escuridão:
a lua, que é de areia,
cabe inteira em sua mão.

Cantiga

Plantei um feijãozinho
no algodão bem molhadinho,
a raiz desceu pro chão
e a folhinha deu a mão.

Atividades
1. Quantos versos tem o poema?
2. Que palavra rima com escuridão?`),
  );
  const rolesOf = (text: string): string[] =>
    blocks.filter((block) => block.text === text).map(({ role }) => role);
  expect(rolesOf('O gato da vizinha')).toEqual(['heading', 'narrative']);
  for (const verse of ['De noite ele passeia', 'sem medo da escuridão:', 'Plantei um feijãozinho'])
    expect(rolesOf(verse), verse).toEqual(['narrative']);
  expect(rolesOf('Cantiga')).toEqual(['heading']);
  expect(rolesOf('Rima é a repetição de sons no fim dos versos.')).toEqual(['definition']);
});

it('names a poem and who wrote it by the lines above, whatever comes back in it', () => {
  const { blocks } = tellUnderstanding(
    readText(`Romantismo

Canto da serra
Ana Prado

Minha serra tem um rio,
Onde bebe o sabiá;
Quem me dera ver agora
O rio que corre lá.

Na cidade faz um frio
Que não faz em meu lugar;
Minha serra tem um rio,
Onde bebe o sabiá.

(Lisboa, maio de 1850)

O poema fala de saudade.`),
  );
  const rolesOf = (text: string): string[] =>
    blocks.filter((block) => block.text === text).map(({ role }) => role);
  expect(rolesOf('Canto da serra')).toEqual(['heading']);
  expect(rolesOf('Ana Prado')).toEqual(['reference']);
  expect(rolesOf('Onde bebe o sabiá;')).toEqual(['narrative']);
  expect(rolesOf('(Lisboa, maio de 1850)')).toEqual(['reference']);
});

it('reads stanzas without rhyme whole in a lesson on poems, and four quoted verses apart from what stands below', () => {
  const poem = readText(`Poema para ler

CASA

Minha casa tem janelas
que ninguém fecha de noite,
uma mesa de madeira
e um relógio parado.

Agora a rua passa
onde ficava o quarto
e o muro, cansado, espera.

1. O que o eu lírico recorda?
2. Que figura há em "o muro espera"?`);
  const quoted = readText(`Cada um escreve uma quadrinha. Exemplo:
"Fui à feira de manhã
comprar fruta e macaxeira,
encontrei a minha irmã
sentada na ribanceira."
Montar o varal no corredor.`);
  const told = (document: typeof poem): string[] =>
    tellUnderstanding(document).blocks.flatMap(({ role, text }) => (role === 'narrative' ? [text] : []));
  expect(told(poem)).toHaveLength(7);
  expect(told(quoted)).toHaveLength(4);
});
