import { describe, expect, it } from 'vitest';
import { createEventParser } from './parse-events.ts';

describe('a stream of events', () => {
  it('is read across any cut of its text', () => {
    const text =
      'retry: 2000\n\nid: 7\nevent: status\ndata: {"status":"analyzing"}\n\n: ok\n\ndata: a\ndata: b\n\n';
    for (let cut = 0; cut <= text.length; cut += 1) {
      const parser = createEventParser();
      const events = [...parser.feed(text.slice(0, cut)), ...parser.feed(text.slice(cut))];
      expect(events).toEqual([
        { id: '7', type: 'status', data: '{"status":"analyzing"}' },
        { id: '7', type: 'message', data: 'a\nb' },
      ]);
      expect(parser.retryMs).toBe(2000);
    }
  });

  it('may end its lines with CRLF', () => {
    expect(createEventParser().feed('event: x\r\ndata: 1\r\n\r\n')).toEqual([
      { id: '', type: 'x', data: '1' },
    ]);
  });

  it('gives no event for a block without data', () => {
    expect(createEventParser().feed('event: x\nid: 3\n\n: heartbeat\n\n')).toEqual([]);
  });
});
