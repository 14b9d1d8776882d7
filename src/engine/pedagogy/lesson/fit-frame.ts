import type { Adjustments } from '#engine/pedagogy/adjustments/adjustment.ts';
import { contentSlots, type Frame, type Purpose } from './choose-frame.ts';

/** What became of the wishes for more or less practice and more questions; null where none was asked for. */
export interface FrameWishes {
  practice: 'more' | 'less' | 'no_room' | 'none_to_drop' | null;
  checks: 'more' | 'no_room' | null;
}

/** The frame after the teacher's wishes for more or less practice, and what became of them. */
export function fitFrame(
  frame: Frame,
  size: number,
  sections: number,
  wishes: Pick<Adjustments, 'extraPractice' | 'extraChecks'>,
): { frame: Frame; frameWishes: FrameWishes } {
  const step = frame.sectionClosing.length > 0 ? 2 : 1;
  const frameWishes: FrameWishes = { practice: null, checks: null };
  let fitted = frame;
  if (wishes.extraPractice < 0) {
    fitted = dropPractice(frame);
    const isLess =
      fitted.closing.length + fitted.sectionClosing.length <
      frame.closing.length + frame.sectionClosing.length;
    frameWishes.practice = isLess ? 'less' : 'none_to_drop';
  }
  // Each section keeps at least one place of its own.
  const room = (): number => contentSlots(fitted, size, Math.max(1, sections)) - Math.max(1, sections);
  const practice = Math.min(room(), Math.max(0, wishes.extraPractice) * step);
  if (practice > 0) fitted = { ...fitted, closing: [...repeat('pratica', practice), ...fitted.closing] };
  if (wishes.extraPractice > 0) frameWishes.practice = practice > 0 ? 'more' : 'no_room';
  const checks = Math.min(room(), wishes.extraChecks);
  if (checks > 0) {
    const at = Math.max(0, fitted.closing.indexOf('sintese'));
    fitted = { ...fitted, closing: fitted.closing.toSpliced(at, 0, ...repeat('verificacao', checks)) };
  }
  if (wishes.extraChecks > 0) frameWishes.checks = checks > 0 ? 'more' : 'no_room';
  return { frame: fitted, frameWishes };
}

function dropPractice(frame: Frame): Frame {
  const at = frame.closing.indexOf('pratica');
  return {
    ...frame,
    hasMiddlePractice: false,
    closing: at < 0 ? frame.closing : frame.closing.toSpliced(at, 1),
    sectionClosing: [],
  };
}

function repeat(purpose: Purpose, times: number): Purpose[] {
  return Array.from({ length: times }, () => purpose);
}
