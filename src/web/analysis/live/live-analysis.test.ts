import { describe, expect, it } from 'vitest';
import { listStages, mergeLessonEvent, NOTHING_HEARD } from './live-analysis.ts';

const status = (value: string, analysisError: string | null = null) => ({
  type: 'status',
  data: JSON.stringify({ status: value, analysisError }),
});
const progress = (data: object) => ({ type: 'progress', data: JSON.stringify({ percent: null, ...data }) });
const hear = (...events: { type: string; data: string }[]) => events.reduce(mergeLessonEvent, NOTHING_HEARD);

describe('an analysis that is watched', () => {
  it('keeps what arrived early while later steps arrive', () => {
    const live = hear(
      status('analyzing'),
      progress({ step: 'reading', pages: { done: 2, total: 3 } }),
      progress({ step: 'structure', partial: { words: 812, sections: ['Abertura', 'Frações'] } }),
      progress({ step: 'improvements', partial: { topics: [{ name: 'Frações', weight: 100 }] } }),
    );
    expect(live).toMatchObject({
      step: 'improvements',
      pages: { done: 2, total: 3 },
      words: 812,
      sections: ['Abertura', 'Frações'],
      topics: [{ name: 'Frações', weight: 100 }],
    });
  });

  it('starts from nothing when the lesson is analysed anew', () => {
    const first = [status('analyzing'), progress({ step: 'structure', partial: { words: 812 } })];
    const again = hear(...first, status('waiting_approval'), status('analyzing'));
    expect(again).toEqual({ ...NOTHING_HEARD, status: { status: 'analyzing', analysisError: null } });
  });

  it('forgets the pages of a first try that broke off', () => {
    const live = hear(
      progress({ step: 'reading', pages: { done: 9, total: 12 } }),
      progress({ step: 'received' }),
    );
    expect(live.pages).toBeNull();
  });

  it('loses nothing when the stream comes back and repeats the present status', () => {
    const live = hear(
      status('analyzing'),
      progress({ step: 'structure', partial: { words: 5 } }),
      status('analyzing'),
    );
    expect(live.words).toBe(5);
  });

  it('hears why an analysis failed', () => {
    expect(hear(status('analyzing'), status('submitted', 'O arquivo está vazio.')).status).toEqual({
      status: 'submitted',
      analysisError: 'O arquivo está vazio.',
    });
  });

  it.each([
    { type: 'progress', data: '{"step":"dancing","percent":1}' },
    { type: 'progress', data: 'no json' },
    { type: 'status', data: '{"status":"lost","analysisError":null}' },
    { type: 'message', data: '{"id":"1"}' },
  ])('is not moved by %j', (event) => {
    expect(mergeLessonEvent(NOTHING_HEARD, event)).toBe(NOTHING_HEARD);
  });
});

describe('the stages of the waiting screen', () => {
  const statesAt = (step: string) => listStages(hear(progress({ step }))).map((stage) => stage.state);

  it('have nothing under way while the order waits for its turn', () => {
    expect(statesAt('received')).toEqual(['done', 'ahead', 'ahead', 'ahead']);
  });
  it('have exactly one under way afterwards', () => {
    expect(statesAt('reading')).toEqual(['done', 'current', 'ahead', 'ahead']);
    expect(statesAt('improvements')).toEqual(['done', 'done', 'done', 'current']);
  });
});
