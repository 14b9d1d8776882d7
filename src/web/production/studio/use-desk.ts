import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Picture } from '#shared/composition/blocks.ts';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import {
  editDraft,
  getDraftFindings,
  getStudio,
  type Studio,
} from '#shared/composition/studio/studio.contract.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { callApi } from '#web/platform/call-api.ts';
import { followEvents } from '#web/platform/events/event-stream.ts';
import { readLessonEvent } from '#web/platform/events/read-lesson-event.ts';
import { keptText } from '#web/platform/kept-text.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { createDraftStore, type DraftStore } from './model/draft-store.ts';
import { createTurns, type Turns } from './model/frame-turns.ts';
import { hearOfVersions } from './model/hear-of-versions.ts';
import type { FieldPath } from './model/slide-paths.ts';
import { SAVE_TEXTS } from './studio-texts.ts';
import type { StudioDesk } from './use-studio.ts';

/** The draft on the desk for as long as the screen is open, and what its parts share. */
export function useDesk(studio: Studio, lesson: Lesson, onGoTo: (path: FieldPath) => void) {
  const [store] = useState(() => openStore(studio, lesson.id));
  const [turns] = useState(() => createTurns(store, drawNext));
  const [pictures, setPictures] = useState<readonly Picture[]>(studio.pictures);
  const [said, say] = useState('');
  useEffect(() => keepSafe(store), [store]);
  useEffect(() => settleForWriting(turns), [turns]);
  useEffect(() => followDraft(store, lesson.id), [store, lesson.id]);
  const desk = useMemo<StudioDesk>(
    () => ({
      ...{ store, turns, lesson, ordered: studio.ordered, pictures, say },
      addPicture: (picture) =>
        setPictures((before) => [picture, ...before.filter(({ key }) => key !== picture.key)]),
      goTo: (slideId, path) => {
        store.select(slideId);
        if (path === undefined) return;
        turns.settle();
        store.lookAt(path);
        onGoTo(path);
        setTimeout(() => focusField(path, MOST_FRAMES));
      },
    }),
    [store, turns, lesson, studio.ordered, pictures, onGoTo],
  );
  return { desk, said };
}

function openStore(studio: Studio, lessonId: string): DraftStore {
  const kept = keptText(`estudio.${lessonId}`);
  const left = readKept(kept.load());
  const store = createDraftStore(studio, {
    send: (version, operations) =>
      callApi(editDraft, { params: { id: lessonId }, body: { version, operations } }),
    judge: () => callApi(getDraftFindings, { params: { id: lessonId } }),
    keep: (unsaved) => kept.save(unsaved === null ? '' : JSON.stringify(unsaved)),
    onSessionLost: () => leaveForLogin(),
    kept: left,
  });
  if (store.get().past.length > 0)
    showToast({ title: SAVE_TEXTS.recovered, description: SAVE_TEXTS.recoveredText, tone: 'info' });
  return store;
}

/** Hears of what other windows save; see `hearOfVersions`. */
function followDraft(store: DraftStore, lessonId: string): () => void {
  const hear = hearOfVersions(store, {
    load: () => callApi(getStudio, { params: { id: lessonId } }),
    onTaken: () =>
      showToast({ title: SAVE_TEXTS.renewed, description: SAVE_TEXTS.renewedText, tone: 'info' }),
  });
  return followEvents(buildUrl(lessonEvents.path, { id: lessonId }), {
    onEvent: (event) => {
      const told = readLessonEvent(event);
      if (told?.type === 'draft') void hear(told.data.version);
      if (told?.type === 'findings') store.hearJudged(told.data.version);
    },
  });
}

function readKept(text: string): { version: number; operations: DeckOperation[] } | null {
  try {
    const kept = JSON.parse(text);
    return typeof kept.version === 'number' && Array.isArray(kept.operations) ? kept : null;
  } catch {
    return null;
  }
}

/** A change that React makes later would meet the next key in one frame. */
const drawNext = (act: () => void) => void requestAnimationFrame(() => flushSync(act));

/**
 * What is written, pressed or chosen in a field that still shows the slide before is meant for the one on the desk. It stands
 * there before the event goes on: what is selected next is its text.
 */
function settleForWriting(turns: Turns): () => void {
  const settle = (event: Event) => {
    if (turns.isSettled()) return;
    const { target } = event;
    const at = target instanceof Element ? target : document.body;
    // Who only goes from slide to slide writes on none.
    const isTurning =
      event instanceof KeyboardEvent
        ? /^(Page|Arrow|Home|End)/.test(event.key) && !event.altKey
        : event.type === 'focusin'
          ? !at.matches('[data-field]')
          : at.closest('[data-slide], .studio-tools') !== null;
    if (!isTurning) flushSync(turns.settle);
  };
  const KINDS = ['keydown', 'beforeinput', 'pointerdown', 'focusin'];
  for (const kind of KINDS) document.addEventListener(kind, settle, true);
  return () => {
    turns.stop();
    for (const kind of KINDS) document.removeEventListener(kind, settle, true);
  };
}

/** Saves as the screen is left, and says so where that may come too late. */
function keepSafe(store: DraftStore): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (!store.isDirty()) return;
    void store.saveNow();
    event.preventDefault();
  };
  const save = () => void store.saveNow();
  const saveHidden = () => document.visibilityState === 'hidden' && save();
  globalThis.addEventListener('beforeunload', warn);
  globalThis.addEventListener('online', save);
  document.addEventListener('visibilitychange', saveHidden);
  return () => {
    globalThis.removeEventListener('beforeunload', warn);
    globalThis.removeEventListener('online', save);
    document.removeEventListener('visibilitychange', saveHidden);
    store.stop();
    save();
  };
}

/** Within so many all fields of a slide stand. */
const MOST_FRAMES = 20;

/** Puts the focus into the field at a path, once it stands, or into the nearest one around it. */
function focusField(path: FieldPath, frames: number): void {
  if (frames > 0 && !document.querySelector(`[data-field="${path}"], [data-field^="${path}."]`)) {
    requestAnimationFrame(() => focusField(path, frames - 1));
    return;
  }
  for (let place = path; place !== ''; place = place.split('.').slice(0, -1).join('.')) {
    const field =
      document.querySelector<HTMLElement>(`[data-field="${place}"]`) ??
      document.querySelector<HTMLElement>(`[data-field^="${place}."]`);
    if (!field) continue;
    field.focus();
    field.scrollIntoView?.({ block: 'nearest' });
    return;
  }
}
