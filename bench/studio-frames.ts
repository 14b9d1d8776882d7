import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/testing/find-chromium.ts';
import { median, ms, percentile } from './measure.ts';

/** How much slower than this machine the one is that the studio must keep up on. */
const SLOWER = 4;
const STEPS = 24;
const EVERY_MS = 110;
/** What comes after nothing for so long is no part of the frame before. */
const IDLE_US = 50_000;
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

type Gesture = (page: Page, step: number) => Promise<unknown>;

/** What an editor does without thinking of it; each is one step of many. */
const GESTURES: Record<string, { begin: (page: Page) => Promise<unknown>; step: Gesture; end?: Gesture }> = {
  'a key in the title': {
    begin: (page) => page.getByRole('textbox', { name: 'Título', exact: true }).click(),
    step: (page, step) => page.keyboard.press('uma aula de'[step % 11] ?? ' '),
  },
  'a key in a point': {
    begin: (page) => page.locator('textarea[data-field^="blocks.0."]').last().click(),
    step: (page, step) => page.keyboard.press('uma aula de'[step % 11] ?? ' '),
  },
  'a key in the notes': {
    begin: (page) => page.getByLabel('Notas do apresentador').click(),
    step: (page, step) => page.keyboard.press('uma aula de'[step % 11] ?? ' '),
  },
  'the next slide': {
    begin: (page) => page.locator('[data-slide] button').first().click(),
    step: (page, step) => page.keyboard.press(step % 12 < 6 ? 'PageDown' : 'PageUp'),
  },
  'a slide dragged': {
    begin: async (page) => {
      await page.locator('[data-slide]').nth(2).hover();
      await page.mouse.down();
    },
    step: (page, step) => page.mouse.move(260 + step * 18, 700),
    end: (page) => page.mouse.up(),
  },
  'the list scrolled': {
    begin: (page) => page.locator('[data-slide]').nth(4).hover(),
    step: (page, step) => page.mouse.wheel(step % 12 < 6 ? 60 : -60, 0),
  },
  'the fields scrolled': {
    begin: (page) => page.locator('[data-field="title"]').hover(),
    step: (page, step) => page.mouse.wheel(0, step % 12 < 6 ? 40 : -40),
  },
};

/**
 * What the main thread of a browser does for one frame of the studio: script, style, layout and paint, in time of the
 * processor, times four for the weak machine. Aim: 16 ms. Other work on the machine lengthens even that, for caches and cores
 * are shared: it is divided by how much longer a loop took meanwhile than at its fastest. In brackets all that the thread did,
 * the browser's own handling of a key among it; then the same with Chromium's brake, which counts waiting as work.
 */
export async function* measureStudioFrames(
  base: string,
  lessonId: string,
  admin: { token: string; user: object },
): AsyncGenerator<string> {
  const executablePath = findChromium();
  if (executablePath === null) {
    yield 'frames: no Chromium is installed';
    return;
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'pt-BR' });
    const page = await openStudio(context, base, lessonId, admin);
    const tools = await context.newCDPSession(page);
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const runs: { name: string; rate: number; frames: Frame[]; loop: number }[] = [];
    for (const [name, { begin, step, end }] of Object.entries(GESTURES)) {
      for (const rate of [1, SLOWER]) {
        await begin(page);
        await page.waitForTimeout(600);
        const before = await timeLoop(page, tools);
        await tools.send('Emulation.setCPUThrottlingRate', { rate });
        const frames = await traceFrames(browser, page, step);
        await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        runs.push({ name, rate, frames, loop: (before + (await timeLoop(page, tools))) / 2 });
        await end?.(page, STEPS);
      }
    }
    const fastest = Math.min(...runs.map(({ loop }) => loop));
    for (const { name, rate, frames, loop } of runs) {
      const busy = loop / fastest;
      const tell = (of: keyof Frame, share: number) =>
        ms(
          (percentile(
            frames.map((frame) => frame[of]),
            share,
          ) *
            SLOWER) /
            rate /
            busy,
        );
      const own = `p50 ${tell('own', 0.5)}, p95 ${tell('own', 0.95)}, slowest ${tell('own', 1)}`;
      const how = rate === 1 ? `times ${SLOWER}` : 'braked';
      yield `${name.padEnd(20)} ${how.padEnd(8)} ${own} (all ${tell('all', 0.5)}, ${tell('all', 0.95)}); machine ${busy.toFixed(2)}× as slow as at its best`;
    }
  } finally {
    await browser.close();
  }
}

/** Milliseconds of the processor that the same work takes in the page, now. */
async function timeLoop(page: Page, tools: CDPSession): Promise<number> {
  const busy = async () => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = await busy();
    await page.evaluate(() => {
      let sum = 0;
      for (let at = 0; at < 5e6; at += 1) sum += at % 7;
      return sum;
    });
    times.push((await busy()) - before);
  }
  return median(times);
}

async function openStudio(
  context: BrowserContext,
  base: string,
  lessonId: string,
  { token, user }: { token: string; user: object },
): Promise<Page> {
  await context.addCookies([{ name: 'lousa_session', value: token, url: base, httpOnly: true }]);
  const page = await context.newPage();
  await page.addInitScript(
    ([kept, who]) => {
      localStorage.setItem('lousa.token', kept ?? '');
      localStorage.setItem('lousa.user', who ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(`${base}/estudio/${lessonId}`);
  await page.locator('[data-slide] button').nth(5).click();
  await page.locator('textarea[data-field^="blocks.0."]').last().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

async function traceFrames(browser: Browser, page: Page, step: Gesture): Promise<Frame[]> {
  await browser.startTracing(page, { categories: TRACED });
  for (let at = 0; at < STEPS; at += 1) {
    await step(page, at);
    await page.waitForTimeout(EVERY_MS);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  return framesOf(traceEvents);
}

/** Milliseconds of the main thread's processor time: of what the page asks for, and of everything. */
interface Frame {
  own: number;
  all: number;
}

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** A frame: all tasks of the page's main thread up to the one that hands over what is to be drawn. */
function framesOf(events: Traced[]): Frame[] {
  const own = ofMainThread(events.filter(({ ph }) => ph === 'X' || ph === 'M'));
  const frames: Frame[] = [];
  let frame: Frame = { own: 0, all: 0 };
  let [taskEnds, counted, isLast] = [0, 0, false];
  for (const { name, ts, dur = 0, tdur = 0 } of own) {
    if (name === 'RunTask') {
      if (isLast) frames.push(frame);
      if (isLast || ts - taskEnds > IDLE_US) frame = { own: 0, all: 0 };
      frame.all += tdur / 1000;
      [taskEnds, isLast] = [ts + dur, false];
    } else if (PAGE_WORK.has(name)) {
      isLast ||= name === 'Commit';
      // What one of these does for another is counted with that.
      if (ts < counted) continue;
      counted = ts + dur;
      frame.own += tdur / 1000;
    }
  }
  return frames;
}

const PAGE_WORK = new Set(
  'FunctionCall EvaluateScript RunMicrotasks UpdateLayoutTree Layout PrePaint Paint Layerize Commit MinorGC MajorGC'.split(
    ' ',
  ),
);

/** In their order, of the page's own main thread: of all that are called so the one with the most work. */
function ofMainThread(events: Traced[]): Traced[] {
  const placeOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const mains = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(placeOf));
  const work = new Map<string, number>();
  for (const event of events) {
    const place = placeOf(event);
    if (event.name === 'RunTask' && mains.has(place))
      work.set(place, (work.get(place) ?? 0) + (event.tdur ?? 0));
  }
  const [main] = [...work].toSorted(([, one], [, other]) => other - one)[0] ?? [''];
  const own = events.filter((event) => placeOf(event) === main && event.ph === 'X');
  return own.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}
