import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { scheduleActivities } from './schedule-activities.ts';

const lessonOf = (content: string) => openLesson(makeAnalysisInput({ content, title: 'Aula' }));
const stepsOf = (content: string) =>
  scheduleActivities(lessonOf(content)).map((step) => ({ ...step, text: step.description.text }));

const SHORE = `Praias e marés - 6º ano
perguntar no começo: por que a praia some duas vezes por dia?

3 tipos de costa:
1) costão: pedra que cai direto no mar. ex. Arraial do Cabo
2) praia: areia que a onda traz e leva. ex. Copacabana
3) mangue: lama que o rio deixa na foz. ex. Delta do Parnaíba

NÃO PODE
- pegar concha viva
- fazer fogueira na areia
- deixar lixo na pedra

não esquecer de levar a bacia e a areia pra mostrar`;

describe('the class of rough notes', () => {
  const steps = stepsOf(SHORE);
  const all = steps.map(({ text }) => text).join('\n');

  it('begins as the notes say, reminds of what is to be brought, and comes back to its question', () => {
    expect(askOpening(lessonOf(SHORE))?.text).toBe('Por que a praia some duas vezes por dia?');
    expect(steps[0]?.text).toMatch(/Lembrete seu: levar a bacia e a areia para mostrar\.$/u);
    expect(steps.at(-1)?.text).toContain('“Por que a praia some duas vezes por dia?”');
    expect(lessonOf(SHORE).material.guidance).toEqual([]);
  });

  it('sorts kinds by their cases, thinks bans through and does no kinds as steps', () => {
    expect(all).toContain(
      '“Costão”, “Praia” e “Mangue”; diga um caso por vez (Arraial do Cabo, Copacabana e',
    );
    expect(all).toContain('“Pegar concha viva”: a turma diz o que pode acontecer');
    expect(all).not.toContain('passos, um de cada vez');
  });

  it('draws stages and sets dated lines on a line of time', () => {
    const stages = `Ciclo da borboleta\n\n1. ovo: fica preso na folha de couve\n2. lagarta: come folha o dia inteiro\n3. pupa: fica parada no casulo\n4. adulto: voa e põe ovos`;
    expect(
      stepsOf(stages)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Ovo → Lagarta → Pupa → Adulto');
    const dated = `A ferrovia do vale\n\n- 1872: começo das obras no vale\n- 1881: chegada do primeiro trem à vila\n- 1958: fim da linha de passageiros`;
    expect(
      stepsOf(dated)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('linha do tempo com 1872, 1881 e 1958');
  });

  it('has nobody guess what cannot be known, nor read the page aloud', () => {
    const table = `Barcos do porto\n\nCabe a cada mestre escolher a quantidade de redes que leva no barco.\n\n| Item | Quantia |\n|---|---|\n| 0 | 20 |\n| 3 | 5 |\n| 4 | 7 |`;
    const told = stepsOf(table)
      .map(({ text }) => text)
      .join(' ');
    expect(told).not.toMatch(/coberta|“Cabe a cada/u);
  });
});
