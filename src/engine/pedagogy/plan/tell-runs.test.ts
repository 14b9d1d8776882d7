import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

function pointsOf(content: string, size = 5): string[] {
  const { plan } = analyse(makeAnalysisInput({ content, size, title: 'Aula' })).structure;
  return plan.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
}

const STEPS = `Trocar a resistência do chuveiro

O chuveiro elétrico aquece a água que passa por um fio chamado resistência.

Passo a passo:
1. Desligue o disjuntor do chuveiro no quadro de luz.
2. Feche o registro e espere a água escoar.
3. Gire a parte de baixo do chuveiro e puxe a tampa.
4. Solte os dois terminais da resistência queimada.
5. Encaixe a resistência nova nos mesmos terminais.
6. Feche a tampa e gire até travar.
7. Abra o registro e deixe a água correr um minuto.
8. Ligue o disjuntor de novo.`;

it('tells each step of a procedure, whatever else has to give way', () => {
  const steps = STEPS.split('\n').flatMap((line) => /^\d\. (.+)\.$/.exec(line)?.[1] ?? []);
  expect(pointsOf(STEPS)).toEqual(expect.arrayContaining(steps));
});

it('tells a set that letters count up to its last member, the long one too', () => {
  const content = `Grupos de risco

O atendimento separa os doentes em quatro grupos pela gravidade de cada caso.
A: sem sinal de alarme, sem outra doença, com exame do laço negativo, volta para casa
B: sem sinal de alarme mas com manchas na pele ou exame positivo, ou gestante, criança menor de dois anos, pessoa maior de 65 anos, outra doença ou risco social, fica em observação no posto de saúde
C: com sinal de alarme, fica internado com soro na veia
D: em choque ou com sangramento grave, vai para a emergência`;
  const said = pointsOf(content).join('\n');
  for (const letter of ['A', 'B', 'C', 'D']) expect(said).toMatch(new RegExp(`^${letter}: `, 'm'));
});

it('lets what is too short to stand alone stand with its neighbour', () => {
  const content = `Equipamento do soldador

Quem solda usa equipamento de proteção individual durante todo o serviço.
- Máscara de solda com filtro adequado ao processo
- Avental
- Luvas de raspa de couro até o cotovelo
- Bota de segurança sem partes de metal expostas`;
  const said = pointsOf(content).join('\n');
  expect(said).toMatch(/Máscara de solda[^\n]*; avental/i);
  expect(said).toMatch(/Bota de segurança/);
  expect(said).not.toMatch(/^Avental$/m);
});

it('tells of two kinds side by side both, or none', () => {
  const content = `Juízos

Na conversa do dia a dia misturamos o que vemos com o que achamos das coisas.
Juízo de fato diz como as coisas são e pode ser verificado por qualquer pessoa. Juízo de valor avalia o que é bom, belo ou justo para quem fala.`;
  const told = pointsOf(content).join('\n');
  expect(told.includes('Juízo de fato diz')).toBe(told.includes('Juízo de valor avalia'));
  expect(told).toMatch(/Juízo de fato diz/);
});

it('tells a table of figures and one of verbs with every row, the rows of a long one in a line', () => {
  const content = `Física e línguas - 2º ano

Calores específicos

Calor específico é a quantidade de calor que 1 grama precisa receber para aumentar 1 °C.

Substância | c (cal/g°C)
Água | 1,00
Gelo | 0,50
Ferro | 0,11

Irregular verbs

Os verbos irregulares não seguem regra.

Infinitive | Past | Tradução
be | was/were | ser
go | went | ir
have | had | ter
do | did | fazer
see | saw | ver
eat | ate | comer
buy | bought | comprar
write | wrote | escrever
take | took | pegar
come | came | vir`;
  const { structure } = analyse(makeAnalysisInput({ content, title: 'Tabelas', size: 8 }));
  const told = structure.plan.flatMap(({ points }) => points).join('\n');
  for (const row of [
    'Água: c (cal/g°C) 1,00',
    'Ferro: c (cal/g°C) 0,11',
    'be – was/were – ser',
    'come – came – vir',
  ])
    expect(told).toContain(row);
});
