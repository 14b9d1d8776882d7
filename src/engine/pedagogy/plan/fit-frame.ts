import type { Adjustments } from '#engine/pedagogy/adjustments/adjustment.ts';
import { contentSlots, type Frame, type Purpose } from './choose-frame.ts';

/** The frame after the teacher's wishes for more or less practice, and what became of them (pt-BR). */
export function fitFrame(
  frame: Frame,
  size: number,
  sections: number,
  wishes: Pick<Adjustments, 'extraPractice' | 'extraChecks'>,
): { frame: Frame; done: string[]; open: string[] } {
  const step = frame.sectionClosing.length > 0 ? 2 : 1;
  const done: string[] = [];
  const open: string[] = [];
  let fitted = frame;
  if (wishes.extraPractice < 0) {
    fitted = dropPractice(frame);
    const isLess =
      fitted.closing.length + fitted.sectionClosing.length <
      frame.closing.length + frame.sectionClosing.length;
    if (isLess) done.push('Reduzi o espaço dos exercícios.');
    else open.push('Neste tamanho o plano já não tem um espaço só para exercícios.');
  }
  // Each section keeps at least one place of its own.
  const room = (): number => contentSlots(fitted, size, Math.max(1, sections)) - Math.max(1, sections);
  const practice = Math.min(room(), Math.max(0, wishes.extraPractice) * step);
  if (practice > 0) {
    fitted = { ...fitted, closing: [...repeat('pratica', practice), ...fitted.closing] };
    done.push('Reservei mais espaço para exercícios.');
  } else if (wishes.extraPractice > 0) open.push(noRoomFor('mais exercícios'));
  const checks = Math.min(room(), wishes.extraChecks);
  if (checks > 0) {
    const at = Math.max(0, fitted.closing.indexOf('sintese'));
    fitted = { ...fitted, closing: fitted.closing.toSpliced(at, 0, ...repeat('verificacao', checks)) };
    done.push('Reservei mais espaço para perguntas de verificação.');
  } else if (wishes.extraChecks > 0) open.push(noRoomFor('mais perguntas'));
  return { frame: fitted, done, open };
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

function noRoomFor(what: string): string {
  return `Neste tamanho não há lugar para ${what} sem tirar uma parte do conteúdo. Um tamanho maior resolve.`;
}
