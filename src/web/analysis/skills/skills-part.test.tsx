import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonSkills } from '#shared/curriculum/bncc.contract.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import { showVerdict } from './skill-queries.ts';
import { ChosenSkills, SkillsPart } from './skills-part.tsx';

const skill = (code: string, text: string) => ({
  code,
  stage: 'EF' as const,
  componentName: 'Matemática',
  years: [6],
  text,
  objects: [],
  source: 'p. 1',
});
const START: LessonSkills = {
  state: 'ready',
  mayJudge: true,
  found: [
    { code: 'EF05MA91', page: 2, slide: null, skill: skill('EF05MA91', 'Comparar frações.') },
    { code: 'EF09MA77', page: null, slide: null, skill: null },
  ],
  suggestions: [
    { skill: skill('EF06MA91', 'Somar frações.'), terms: ['frações', 'soma'], verdict: null },
    { skill: skill('EF06MA92', 'Dividir frações.'), terms: ['frações'], verdict: null },
  ],
  chosen: [skill('EF05MA91', 'Comparar frações.')],
};

let truth: LessonSkills;
let refuses: boolean;
beforeEach(() => {
  truth = START;
  refuses = false;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') {
      if (refuses) return Response.json({ message: 'Espere um pouco.' }, { status: 429 });
      const { verdict } = JSON.parse(String(init.body));
      truth = showVerdict(truth, { code: path.split('/').at(-1) ?? '', verdict });
    }
    return Response.json(truth);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const lesson = { id: 'l1', analysisVersion: 1 };
  render(
    <QueryClientProvider client={client}>
      <SkillsPart lesson={lesson} />
      <div data-testid="objectives">
        <ChosenSkills lesson={lesson} />
      </div>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
};
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () => within(screen.getByTestId('objectives')).queryAllByRole('listitem');

describe('the skills of a lesson', () => {
  it('shows codes of the material first, confirmed or unknown, with their place', async () => {
    await open();
    const [known, unknown] = screen.getAllByRole('listitem');
    expect(known?.textContent).toMatch(/EF05MA91Confirmada.*Matemática, 6º ano, página 2.*Comparar/);
    expect(unknown?.textContent).toMatch(/EF09MA77Não consta na BNCC/);
    expect(screen.getByText(/Por causa de: frações e soma/)).toBeDefined();
  });

  it('uses a skill, shows it beside the objectives, and takes it back by the same button', async () => {
    await open();
    press(/^Usar EF06MA91/);
    await waitFor(() => expect(chosen()).toHaveLength(2));
    press(/^Desfazer EF06MA91/);
    await waitFor(() => expect(chosen()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Usar EF06MA91/ })).toBeDefined());
    await waitFor(() => expect(truth.chosen).toHaveLength(1));
  });

  it('folds what does not fit', async () => {
    await open();
    press(/^Não serve EF06MA92/);
    await waitFor(() => expect(screen.queryByText('Dividir frações.')).toBeNull());
    expect(screen.getByRole('button', { name: /^Desfazer EF06MA92/ })).toBeDefined();
  });

  it('takes back on screen what the server refuses, and says why', async () => {
    await open();
    refuses = true;
    press(/^Usar EF06MA91/);
    await waitFor(() => expect(toastStore.get()[0]?.description).toBe('Espere um pouco.'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Usar EF06MA91/ })).toBeDefined());
    expect(chosen()).toHaveLength(1);
  });

  it('says who was not asked, and offers no buttons to staff', async () => {
    truth = { ...START, mayJudge: false };
    await open();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Somar frações.')).toBeDefined();
  });

  it.each<[LessonSkills['state'], RegExp]>([
    ['not_installed', /não foram instalados neste servidor/],
    ['not_covered', /vai da Educação Infantil ao Ensino Médio/],
    ['ready', /Nenhuma habilidade se parece/],
  ])('says why there is nothing: %s', async (state, sentence) => {
    truth = { state, mayJudge: true, found: [], suggestions: [], chosen: [] };
    await open();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(chosen()).toEqual([]);
  });

  it('leaves codes unjudged where there is no list to judge by', async () => {
    truth = { ...START, state: 'not_installed', found: START.found.slice(1), suggestions: [], chosen: [] };
    await open();
    expect(screen.getByText('Não conferida')).toBeDefined();
    expect(screen.queryByText('Não consta na BNCC')).toBeNull();
  });
});
