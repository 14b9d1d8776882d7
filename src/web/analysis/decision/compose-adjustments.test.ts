import { describe, expect, it } from 'vitest';
import { MAX_ADJUSTMENTS_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { composeAdjustments, roomForText } from './compose-adjustments.ts';

describe('a request for adjustments', () => {
  it('carries the written text and the ticked improvements', () => {
    expect(composeAdjustments(' Menos texto. ', ['Inclua uma legenda', 'Divida o slide 9'])).toBe(
      'Menos texto.\n\nMelhorias escolhidas:\n- Inclua uma legenda\n- Divida o slide 9',
    );
  });
  it('may be the ticked improvements alone, or the text alone', () => {
    expect(composeAdjustments('  ', ['Inclua uma legenda'])).toBe(
      'Melhorias escolhidas:\n- Inclua uma legenda',
    );
    expect(composeAdjustments('Menos texto.', [])).toBe('Menos texto.');
  });
  it('fits the limit exactly when the room is used up', () => {
    const improvements = ['Inclua uma legenda', 'Divida o slide 9'];
    const text = 'a'.repeat(roomForText(improvements));
    expect(composeAdjustments(text, improvements)).toHaveLength(MAX_ADJUSTMENTS_LENGTH);
    expect(roomForText([])).toBe(MAX_ADJUSTMENTS_LENGTH);
  });
  it('has no room left when the improvements alone are too long', () => {
    expect(roomForText(['a'.repeat(MAX_ADJUSTMENTS_LENGTH)])).toBe(0);
  });
});
