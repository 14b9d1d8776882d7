export interface StreamEvent {
  /** Empty where the stream gave none. */
  id: string;
  type: string;
  data: string;
}

/**
 * Reads a `text/event-stream` piece by piece, as the HTML standard has it (§9.2.6). Feed it text as it
 * comes; it answers the events that have become whole. `retryMs` is what the stream last asked for.
 */
export function createEventParser() {
  let rest = '';
  let id = '';
  let type = '';
  let data: string[] = [];
  const parser = { retryMs: null as number | null, feed };

  function feed(text: string): StreamEvent[] {
    const lines = (rest + text).split(/\r\n|\n|\r(?=[^\n])/);
    rest = lines.pop() ?? '';
    return lines.flatMap(takeLine);
  }
  function takeLine(line: string): StreamEvent[] {
    if (line === '') return finishEvent();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) parser.retryMs = Number(value);
    return [];
  }
  function finishEvent(): StreamEvent[] {
    const event = { id, type: type || 'message', data: data.join('\n') };
    const isWhole = data.length > 0;
    type = '';
    data = [];
    return isWhole ? [event] : [];
  }
  return parser;
}
