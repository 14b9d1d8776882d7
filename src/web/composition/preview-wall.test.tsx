import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { useLessonPreview } from './preview-queries.ts';
import { PreviewWall } from './preview-wall.tsx';
import { createPreviewServer, type PreviewServer, previewOf } from './testing/preview-server.ts';

const LESSON = {
  id: 'l1',
  title: 'Frações',
  status: 'waiting_approval',
  serviceType: 'presentation',
  slideCount: 5,
  pageCount: null,
  analysisVersion: 1,
  aiAnalysis: { capacity: { verdict: 'cabe' } },
} as unknown as Lesson;

let server: PreviewServer;
beforeEach(() => {
  server = createPreviewServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ lesson }: { lesson: Lesson }) {
  const reading = useLessonPreview(lesson);
  const [page, setPage] = useState(1);
  return (
    <>
      {reading && (
        <PreviewWall {...{ lesson, reading, page }} onPage={setPage} chip={null} facts="5 slides">
          <p>Sua aula rende 5 bons slides.</p>
        </PreviewWall>
      )}
      <p>O parecer</p>
    </>
  );
}

function open(shown: Partial<LessonPreview> = {}, lesson: Partial<Lesson> = {}) {
  server.preview = previewOf(shown);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Page lesson={{ ...LESSON, ...lesson }} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return client;
}
const stage = () => screen.findByRole('group', { name: /da prévia/ });
const place = () => screen.getByText(/ de \d+: /).textContent;
const press = (key: string, on: Element) => fireEvent.keyDown(on, { key });
const asked = () =>
  [...document.querySelectorAll<HTMLImageElement>('.preview-track img')].map(
    ({ src }) => /pages\/(\d+)/.exec(src)?.[1],
  );
const arrive = (number: number) => {
  const pictures = document.querySelectorAll(`.preview-track img[src*="pages/${number}?"]`);
  for (const picture of pictures) fireEvent.load(picture);
};
const words = (text: RegExp) => screen.findByText(text);

describe('the slides of a lesson on the wall', () => {
  it('names the slides of a paid lesson beside them, to be chosen by mouse and by keyboard', async () => {
    open({ isWatermarked: false }, { status: 'in_production' });
    await stage();
    const names = within(screen.getByRole('navigation', { name: 'Títulos dos slides' })).getAllByRole(
      'button',
    );
    expect(names).toHaveLength(server.preview.pages.length);
    fireEvent.click(names[2] as HTMLElement);
    expect(place()).toMatch(/^Slide 3 de/);
    expect(names[2]?.getAttribute('aria-current')).toBe('true');
    names[2]?.focus();
    press('ArrowDown', names[2] as HTMLElement);
    expect(place()).toMatch(/^Slide 4 de/);
    expect(document.activeElement).toBe(names[3]);
    expect(names.filter(({ tabIndex }) => tabIndex === 0)).toEqual([names[3]]);
  });

  it('are turned by the arrows, by Home and End and by their small pictures, and say where one is', async () => {
    open();
    const track = await stage();
    expect(place()).toBe('Slide 1 de 5: Título 1');
    press('ArrowRight', track);
    press('ArrowRight', track);
    expect(place()).toBe('Slide 3 de 5: Título 3');
    press('End', track);
    press('ArrowRight', track);
    expect(place()).toBe('Slide 5 de 5: Título 5');
    press('Home', track);
    expect(place()).toBe('Slide 1 de 5: Título 1');
    fireEvent.click(screen.getByRole('button', { name: 'Slide 4, Título 4' }));
    expect(place()).toBe('Slide 4 de 5: Título 4');
    expect(screen.getByRole('button', { current: true }).textContent).toContain('4');
    expect(within(track).getByText(/Texto do slide 5/)).toBeDefined();
  });

  it('are one stop for the keyboard in the row of small pictures, and the focus goes along', async () => {
    open();
    await stage();
    const [first] = screen.getAllByRole('button', { name: /^Slide \d, / });
    first?.focus();
    press('ArrowRight', first as HTMLElement);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Slide 2, Título 2');
    expect(screen.getAllByRole('button', { name: /^Slide \d, / }).map(({ tabIndex }) => tabIndex)).toEqual([
      -1, 0, -1, -1, -1,
    ]);
  });

  it('are asked for as they are needed: the one in sight first, then its neighbours, in sizes for the screen', async () => {
    open();
    const track = await stage();
    expect(asked()).toEqual(['1']);
    expect(document.querySelectorAll('.preview-strip img')).toHaveLength(0);
    arrive(1);
    expect(asked()).toEqual(['1', '2']);
    expect(document.querySelectorAll('.preview-strip img')).toHaveLength(0);
    arrive(2);
    expect(document.querySelectorAll('.preview-strip img')).toHaveLength(5);
    press('End', track);
    expect(asked()).toEqual(['1', '2', '5']);
    const [picture] = document.querySelectorAll<HTMLImageElement>('.preview-track img');
    expect(picture?.srcset).toMatch(/w=320 320w, .*w=640 640w$/);
    expect([picture?.width, picture?.height, picture?.alt]).toEqual([1280, 720, '']);
  });

  it('fill the whole screen at F, where the arrows go on, until Escape gives the focus back', async () => {
    open();
    const track = await stage();
    track.focus();
    press('f', track);
    const whole = await screen.findByRole('dialog', { name: 'Prévia em tela cheia' });
    press('ArrowRight', whole);
    expect(within(whole).getByText('Slide 2 de 5: Título 2')).toBeDefined();
    expect(within(whole).getByText(/Vire o celular/)).toBeDefined();
    press('Escape', whole);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(track);
    expect(place()).toBe('Slide 2 de 5: Título 2');
  });

  it('offer again the one that did not come, and ask where it is now', async () => {
    open();
    await stage();
    const [picture] = document.querySelectorAll('.preview-track img');
    fireEvent.error(picture as Element);
    expect(screen.getByRole('alert').textContent).toContain('Este slide não abriu');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(asked()[0]).toBe('1');
    await waitFor(() => expect(server.readings).toBe(2));
  });

  it('lie open as a booklet does, after its cover two by two, where they are pages and there is room', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    open({ unit: 'page' });
    const track = await stage();
    expect(place()).toBe('Página 1 de 5: Título 1');
    press('ArrowRight', track);
    expect(place()).toBe('Páginas 2 e 3 de 5: Título 2');
    press('End', track);
    expect(place()).toBe('Páginas 4 e 5 de 5: Título 4');
    press('ArrowLeft', track);
    expect(place()).toBe('Páginas 2 e 3 de 5: Título 2');
  });

  it('say that the mark goes with the payment, until it has', async () => {
    open();
    await words(/A marca d’água sai depois do pagamento/);
    cleanup();
    open({ isWatermarked: false });
    await stage();
    expect(screen.queryByText(/A marca/)).toBeNull();
    expect(document.querySelector<HTMLImageElement>('.preview-track img')?.srcset).toContain('w=1280 1280w');
  });
});

describe('the wall before there is something on it', () => {
  it('says that the preview is made and shows it once the stream tells of it', async () => {
    open({ state: 'making', version: 0, pages: [] });
    await waitFor(() => expect(screen.getByText('Montando a prévia', { ignore: '.sr-only' })).toBeDefined());
    await waitFor(() => expect(server.streams).toBe(1));
    server.preview = previewOf({ version: 2 });
    act(() => server.tell(2));
    await stage();
  });

  it('goes on from slides without the pictures of their file to those with them', async () => {
    open({ isPartial: true });
    await stage();
    await waitFor(() => expect(server.streams).toBe(1));
    server.preview = previewOf({ version: 2 });
    act(() => server.tell(2));
    await waitFor(() =>
      expect(document.querySelectorAll('.preview-track img[src*="v=2"]')).not.toHaveLength(0),
    );
  });

  it('keeps its pages where an older answer comes late, and goes on to the newer one it heard of', async () => {
    open({ version: 3, isPartial: true });
    await stage();
    const shown = () =>
      [...document.querySelectorAll<HTMLImageElement>('.preview-track img')].map(
        ({ src }) => /v=(\d+)/.exec(src)?.[1],
      );
    await waitFor(() => expect(server.streams).toBe(1));
    server.preview = previewOf({ version: 2, isPartial: true });
    act(() => server.tell(4));
    await waitFor(() => expect(server.readings).toBeGreaterThan(1));
    expect(new Set(shown())).toEqual(new Set(['3']));
    server.preview = previewOf({ version: 4 });
    act(() => server.tell(4));
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(['4'])));
  });

  it('gives the reason where there will be none, and nothing to press', async () => {
    open({ state: 'none', version: 0, reason: 'O material só tem imagens.', pages: [] });
    await words(/O material só tem imagens/);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('O parecer')).toBeDefined();
  });

  it('is not there where the server knows of no preview, nor before the analysis', async () => {
    server.refusal = 404;
    open();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Prévia da aula' })).toBeNull());
    cleanup();
    open({}, { aiAnalysis: null });
    expect(screen.queryByRole('region', { name: 'Prévia da aula' })).toBeNull();
    expect(server.readings).toBe(1);
  });

  it('offers to try again where nothing came', async () => {
    server.refusal = 503;
    open();
    await words(/Esta prévia não abriu/);
    server.refusal = null;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await stage();
  });
});
