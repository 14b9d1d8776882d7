import { beforeEach, expect, it } from 'vitest';
import { forgetDraft, loadDraft, saveDraft } from './order-draft.ts';
import { EMPTY_ORDER } from './order-values.ts';

beforeEach(() => localStorage.clear());

it('what was typed comes back', () => {
  const values = { ...EMPTY_ORDER, title: 'Frações', deliveryType: 'express' as const };
  saveDraft('ana', values, localStorage);
  expect(loadDraft('ana', localStorage)).toEqual(values);
});
it('nobody sees the draft of another person', () => {
  saveDraft('ana', { ...EMPTY_ORDER, title: 'Frações' }, localStorage);
  expect(loadDraft('bia', localStorage)).toBeNull();
});
it('choices alone are no draft, and emptied fields leave none', () => {
  saveDraft('ana', { ...EMPTY_ORDER, title: 'Frações' }, localStorage);
  saveDraft('ana', { ...EMPTY_ORDER, slideCount: '20', sizeChosenFor: 'presentation' }, localStorage);
  expect(loadDraft('ana', localStorage)).toBeNull();
});
it('a sent order leaves no draft', () => {
  saveDraft('ana', { ...EMPTY_ORDER, title: 'Frações' }, localStorage);
  forgetDraft('ana', localStorage);
  expect(loadDraft('ana', localStorage)).toBeNull();
});
it.each(['{', '7', '{"title":7}'])('a damaged draft (%s) is no draft', (text) => {
  localStorage.setItem('lousa.draft.order.ana', text);
  expect(loadDraft('ana', localStorage)).toBeNull();
});
