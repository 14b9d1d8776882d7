import { describe, expect, it } from 'vitest';
import { canSeeFile } from './file-access.ts';

const lesson = {
  ownerId: 'ana',
  status: 'in_production',
  hasAnalysisError: false,
  wasPaid: true,
  wasDelivered: true,
  editorId: 'eva',
  isRevisionLeft: true,
  isRated: false,
} as const;
const file = {
  fileType: 'user_content',
  status: 'active',
  isBlocked: false,
  isAttachment: false,
  scanStatus: 'not_scanned',
  uploaderId: 'ana',
  handedOverAt: null,
} as const;
const ana = { userId: 'ana', role: 'teacher' } as const;
const eva = { userId: 'eva', role: 'editor' } as const;
const admin = { userId: 'root', role: 'admin' } as const;

describe('who sees a file', () => {
  it('shows the uploaded material to owner, assigned editor and admin, to nobody else', () => {
    expect([ana, eva, admin].map((viewer) => canSeeFile(viewer, lesson, file))).toEqual([true, true, true]);
    expect(canSeeFile({ userId: 'bia', role: 'teacher' }, lesson, file)).toBe(false);
    expect(canSeeFile({ userId: 'edu', role: 'editor' }, lesson, file)).toBe(false);
  });
  it('keeps blocked and deleted files from customer and editor', () => {
    for (const closed of [
      { ...file, isBlocked: true },
      { ...file, status: 'deleted' },
    ] as const) {
      expect([ana, eva, admin].map((viewer) => canSeeFile(viewer, lesson, closed))).toEqual([
        false,
        false,
        true,
      ]);
    }
  });
  it('opens the delivery for the customer only when the lesson is completed', () => {
    const delivery = { ...file, fileType: 'final_delivery' } as const;
    expect(canSeeFile(ana, lesson, delivery)).toBe(false);
    expect(canSeeFile(ana, { ...lesson, status: 'completed' }, delivery)).toBe(true);
    expect(canSeeFile(eva, lesson, delivery)).toBe(true);
  });
  it('leaves what was handed over open while a revision is made, and nothing once the lesson is given up', () => {
    const delivered = { ...file, fileType: 'final_delivery', handedOverAt: new Date(0) } as const;
    expect(canSeeFile(ana, lesson, delivered)).toBe(true);
    expect(canSeeFile(ana, lesson, { ...delivered, handedOverAt: null })).toBe(false);
    expect(canSeeFile(ana, lesson, { ...delivered, isBlocked: true })).toBe(false);
    expect(canSeeFile(ana, { ...lesson, status: 'cancelled' }, delivered)).toBe(false);
  });
  it('keeps what is being scanned for its sender and the admin, what is infected for the admin', () => {
    const waiting = { ...file, isAttachment: true, scanStatus: 'scanning' } as const;
    const seenBy = (wanted: Parameters<typeof canSeeFile>[2]) =>
      [ana, eva, admin].map((viewer) => canSeeFile(viewer, lesson, wanted));
    expect(seenBy(waiting)).toEqual([true, false, true]);
    expect(seenBy({ ...waiting, fileType: 'editor_work', uploaderId: 'eva' })).toEqual([false, true, true]);
    expect(seenBy({ ...waiting, scanStatus: 'clean' })).toEqual([true, true, true]);
    expect(seenBy({ ...waiting, scanStatus: 'infected' })).toEqual([false, false, true]);
  });
  it('shows the customer what the editor sent into the conversation', () => {
    const sent = { ...file, fileType: 'editor_work', uploaderId: 'eva', isAttachment: true } as const;
    expect(canSeeFile(ana, lesson, sent)).toBe(true);
    expect(canSeeFile({ userId: 'bia', role: 'teacher' }, lesson, sent)).toBe(false);
  });
  it("never shows the editor's drafts to the customer", () => {
    const draft = { ...file, fileType: 'editor_work' } as const;
    expect(canSeeFile(ana, { ...lesson, status: 'completed' }, draft)).toBe(false);
  });
});
