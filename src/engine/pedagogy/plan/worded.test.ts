import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, size = 8, title = 'Aula') => {
  const told = analyse(makeAnalysisInput({ content, size, title }));
  const { plan } = told.structure;
  const of = (purpose: string) => plan.filter((item) => item.purpose === purpose);
  const points = plan.filter(({ purpose }) => purpose === 'conteudo').flatMap((item) => item.points);
  return { ...told, of, points };
};

const SOIL = `Solo - aula 5 ano

a minhoca cava tuneis por onde entra ar e agua no solo
erosao = desgaste do solo pela agua e pelo vento
qdo tira a vegetaçao a chuva bate direto no solo e leva a parte boa. as raizes seguram o solo!
obs2: João e Bia faltaram, mandar atividade`;

describe('notes typed in haste', () => {
  const { points, of } = planOf(SOIL, 6, 'Solo');

  it('are told line by line, written out, with their accents', () => {
    expect(points.join('\n')).toMatch(/A minhoca cava túneis por onde entra ar e água no solo/);
    expect(points.join('\n')).toMatch(/quando tira a vegetação a chuva bate direto no solo/i);
    expect(points.join('\n')).not.toMatch(/qdo|agua|tuneis/);
  });

  it('name no pupil', () => {
    expect(JSON.stringify([points, of('pratica'), of('verificacao')])).not.toMatch(/João|Bia/);
  });
});

const WAR = `# Configurando a rede da escola

A rede da escola liga os computadores a uma impressora e ao servidor. O servidor guarda os arquivos de todas as turmas em um só lugar.

# Instalando os programas

A instalação copia os arquivos do programa para o disco do computador. O instalador pede a senha de quem cuida do laboratório.

# Protegendo os arquivos

A cópia de segurança guarda os arquivos em outro disco para o caso de uma falha. O antivírus examina cada arquivo que entra na rede.`;

describe('the words of a plan', () => {
  const { of } = planOf(WAR, 8, 'Laboratório de informática');

  it('lead a synthesis by what its sentence speaks of, not by a heading', () => {
    const told = of('sintese').flatMap((item) => item.points);
    expect(told.length).toBeGreaterThan(1);
    for (const line of told) expect(line).not.toMatch(/^(?:Configurando|Instalando|Protegendo)[^:]*: /);
  });

  it('make a deed of a heading that names one', () => {
    const aims = of('objetivos').flatMap((item) => item.points);
    expect(aims.join('\n')).not.toMatch(/“(?:Configurando|Instalando|Protegendo)/);
  });
});

const GRAMMAR = `# Advérbio ou pronome

Muito pode ser advérbio ou pronome indefinido.
Ela estudou muito. -> advérbio (não varia)
Ela leu muitos livros. -> pronome indefinido (varia com o substantivo)

# Para pensar

Para debater: por que a língua muda com o tempo? E quem decide o que é certo?`;

it('tells what a sentence shows of the language, and asks the same once', () => {
  const { points, of } = planOf(GRAMMAR, 8, 'Advérbio');
  expect(points.join('\n')).toContain('“Ela estudou muito”: advérbio (não varia)');
  const asked = of('pratica').flatMap((item) => item.points);
  expect(asked.filter((task) => task.includes('por que a língua muda')).length).toBeLessThanOrEqual(1);
});

const THINKERS = `# Weber

- Calvinismo: predestinação, pois Deus já escolheu os salvos
- Sucesso no trabalho: sinal da graça de Deus
- Vida ascética: trabalhar muito, gastar pouco e reinvestir

# Durkheim

O sociólogo percebeu que a divisão do trabalho, que cresce nas cidades, cria laços entre as pessoas.
A solidariedade é o laço que une as pessoas de uma sociedade.`;

it('sums up by whole sentences and definitions, never by a row of names nor a name and its verb', () => {
  const told = planOf(THINKERS, 8, 'Clássicos')
    .of('sintese')
    .flatMap((item) => item.points);
  expect(told.length).toBeGreaterThan(0);
  expect(told.join('\n')).not.toContain('calvinismo, sucesso no trabalho');
  expect(told.join('\n')).not.toMatch(/^[^:]+: (?:percebeu|cria|une|é)(?!\p{L})/mu);
});
