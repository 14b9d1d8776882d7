import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const tasks = (content: string, level: 'infantil' | null = null): string[] =>
  proposeTasks(openLesson({ ...makeAnalysisInput({ content }), level }), 20).map(({ text }) => text);

const TERMS = `# Recursos

A ironia é o recurso de dizer uma coisa para dar a entender outra. A digressão é a interrupção da narrativa para comentar outro assunto. A rima é a repetição de sons no fim dos versos.`;

describe('terms to be linked to their definitions', () => {
  it('stand beside the definitions, which are in another order', () => {
    const [task = ''] = tasks(TERMS).filter((text) => text.startsWith('Ligue cada termo'));
    expect(task).toContain('Termos: ironia; digressão; rima.');
    expect(task).toContain('repetição de sons no fim dos versos');
    expect(task).not.toMatch(/Definições: recurso.*; interrupção.*; repetição/u);
  });

  it('are none where a definition holds its term', () => {
    const task = tasks(
      '# Força\n\nA força elástica é a força de uma mola esticada. A força peso é a força com que a Terra atrai. A força normal é a força do apoio.',
    ).find((text) => text.startsWith('Ligue cada termo'));
    expect(task).toBeUndefined();
  });
});

it('maps only terms that one sentence of the material joins', () => {
  const apart = `# Feira

O Mercado Azul abre cedo na praça central.

A Ponte Velha liga dois bairros antigos da cidade.

O Jardim Botânico recebe escolas durante o ano.`;
  expect(tasks(apart).filter((text) => text.startsWith('Monte um mapa'))).toEqual([]);
});

it('gives small children something to draw, to sort or to tell, nothing to write', () => {
  const all = tasks(TERMS, 'infantil');
  expect(all.length).toBeGreaterThan(0);
  expect(all.join(' ')).not.toMatch(/mapa conceitual|Escreva|Complete|Ligue/u);
});

it('lets a group discuss a case that the material leaves open', () => {
  const all = tasks(`# Segurança

A proteção impede que a mão chegue perto da lâmina da máquina.

Situação: Rui abriu a tampa da serra com o motor ligado para olhar a correia. Um colega o chamou a tempo.`);
  expect(all.some((text) => /^Discutam em grupos .*“Rui abriu a tampa da serra/u.test(text))).toBe(true);
});

it('never sets two talks of a plan in a row in the same way', () => {
  const content = `Plano de aula de matemática

Objetivos

- Reconhecer frações no dia a dia.

Aula 1 - Partes

Conversar com os estudantes sobre situações do cotidiano em que as pessoas dividem alimentos em partes iguais.

Aula 2 - Trocos

Conversar com os estudantes sobre situações em que o cálculo de cabeça ajuda a conferir o troco na feira.

Aula 3 - Medidas

Conversar com os estudantes sobre exemplos de receitas em que as medidas aparecem como partes do copo.`;
  const talks = proposeTasks(
    openLesson({ ...makeAnalysisInput({ content }), genre: 'plano_de_aula' }),
    20,
  ).map(({ text }) => text.split(' ').slice(0, 3).join(' '));
  expect(new Set(talks).size).toBe(talks.length);
});

it('asks for no other example of what bears a name', () => {
  const all = tasks(
    '# Web\n\nAngularJS é um conjunto de ferramentas para páginas dinâmicas. O servidor é um programa que responde a pedidos.',
  );
  expect(all.join(' ')).not.toContain('para AngularJS');
});
