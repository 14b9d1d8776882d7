import type { OwnDocument } from '#tests/eval/own-document.ts';

/** Three fables of Aesop, told in our own words. */
export const collectionFables: OwnDocument = {
  file: 'fabulas_para_ler_em_sala.docx',
  kind: 'docx',
  title: 'Fábulas para ler em sala',
  genre: 'coletanea',
  units: ['A lebre e a tartaruga', 'A raposa e as uvas', 'A cigarra e a formiga'],
  mustCarry: [
    'Quando acordou, a lebre correu o mais que pôde, mas a tartaruga já tinha cruzado a chegada.',
    'Cansada, foi embora resmungando que as uvas estavam verdes e não prestavam.',
    'A formiga respondeu que tinha passado o verão juntando grãos e que agora descansaria.',
    'Moral: devagar e sempre se vai ao longe.',
  ],
  mustNot: ['furniture: Biblioteca da sala – 3º ano'],
  keyTerms: ['fábula', 'lebre', 'tartaruga', 'raposa', 'uvas', 'cigarra', 'formiga'],
  lines: `
furniture: Biblioteca da sala – 3º ano
heading: # Fábulas para ler em sala
definition: Fábula é uma história curta, quase sempre com animais que falam, que termina com um ensinamento chamado moral.
heading: ## A lebre e a tartaruga
narrative: A lebre vivia rindo da lentidão da tartaruga. Um dia, a tartaruga cansou das piadas e desafiou a lebre para uma corrida.
narrative: Dada a largada, a lebre disparou na frente. Tão certa estava da vitória que se deitou debaixo de uma árvore e dormiu.
narrative: A tartaruga seguiu passo a passo, sem parar. Quando acordou, a lebre correu o mais que pôde, mas a tartaruga já tinha cruzado a chegada.
narrative: Moral: devagar e sempre se vai ao longe.
heading: ## A raposa e as uvas
narrative: Uma raposa faminta viu cachos de uvas maduras pendurados numa parreira alta.
narrative: Pulou uma vez, pulou outra, tomou distância e pulou de novo, mas não alcançou nenhum.
narrative: Cansada, foi embora resmungando que as uvas estavam verdes e não prestavam.
narrative: Moral: é fácil desprezar aquilo que não se pode ter.
heading: ## A cigarra e a formiga
narrative: Durante todo o verão a cigarra cantou, enquanto a formiga carregava folhas e sementes para o formigueiro.
narrative: Chegou o inverno. A cigarra, com fome e frio, bateu à porta da formiga e pediu comida.
narrative: — O que você fez no verão? — perguntou a formiga.
narrative: — Cantei — disse a cigarra.
narrative: A formiga respondeu que tinha passado o verão juntando grãos e que agora descansaria.
narrative: Moral: quem trabalha no tempo bom não passa falta no tempo ruim.
`,
};
