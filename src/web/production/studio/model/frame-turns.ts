/**
 * What follows another slide onto the desk once its picture stands, in this order: where it is in the strip, its title, its
 * blocks, their rows, what else is told of it, what is said aloud, the places on its picture, its layouts, its passages.
 */
const PLACES = ['strip', 'title', 'blocks', 'rows', 'rest', 'notes', 'zones', 'layout', 'passages'] as const;
export type Place = (typeof PLACES)[number];
/** These show the slide before until it is their turn. */
const SHOWING = ['strip', 'title', 'blocks', 'rest', 'notes', 'zones', 'passages'] as const satisfies Place[];
export type ShowingPlace = (typeof SHOWING)[number];

interface Desk {
  get: () => { slideId: string };
  subscribe: (listener: () => void) => () => void;
}

/**
 * One frame after another for what another slide changes: all of it at once would make one frame late. `nextFrame` calls back
 * before a frame is drawn, and has drawn with it what is done then.
 */
export function createTurns(desk: Desk, nextFrame: (act: () => void) => void) {
  const waiting: { place: number; act: () => void }[] = [];
  const listeners = new Set<() => void>();
  const shown = new Map<ShowingPlace, string>();
  let last = desk.get().slideId;
  let isAwaited = false;
  /** The frame to come has another slide to draw. */
  let isFull = false;

  /** Of this slide all stands at once. */
  let settled: string | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const awaitFrame = (): void => {
    if (isAwaited || waiting.length === 0) return;
    isAwaited = true;
    nextFrame(() => {
      isAwaited = false;
      if (!isFull) waiting.shift()?.act();
      isFull = false;
      awaitFrame();
    });
  };

  /** Runs `act` in a frame of its own after those of the places before; what is answered calls it off. */
  function take(place: Place, act: () => void): () => void {
    const own = { place: PLACES.indexOf(place), act };
    const behind = waiting.findIndex((other) => other.place > own.place);
    waiting.splice(behind < 0 ? waiting.length : behind, 0, own);
    awaitFrame();
    return () => {
      const at = waiting.indexOf(own);
      if (at >= 0) waiting.splice(at, 1);
    };
  }

  const show = (place: ShowingPlace) => {
    if (shown.get(place) === last) return;
    shown.set(place, last);
    tell();
  };
  for (const place of SHOWING) shown.set(place, last);
  let callOff: (() => void)[] = [];
  const leave = desk.subscribe(() => {
    if (desk.get().slideId === last) return;
    last = desk.get().slideId;
    settled = null;
    isFull = true;
    for (const off of callOff) off();
    callOff = SHOWING.map((place) => take(place, () => show(place)));
  });

  return {
    take,
    /** Whether a place shows the slide on the desk by now. */
    isUpToDate: (place: ShowingPlace): boolean => shown.get(place) === desk.get().slideId,
    isSettled: (): boolean => settled === last,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** All places show the slide on the desk now: somebody is about to write on it. */
    settle(): void {
      if (settled === last) return;
      settled = last;
      for (const off of callOff) off();
      callOff = [];
      for (const place of SHOWING) shown.set(place, last);
      tell();
    },
    stop: leave,
  };
}
export type Turns = ReturnType<typeof createTurns>;
