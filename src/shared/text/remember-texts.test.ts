import { describe, expect, it } from 'vitest';
import { rememberTexts } from './remember-texts.ts';

describe('answers kept for texts', () => {
  it('are made once for a text, and anew once more letters were kept than may be', () => {
    const asked: string[] = [];
    const shout = rememberTexts((text) => {
      asked.push(text);
      return text.toUpperCase();
    }, 5);
    expect(['água', 'água', 'sol', 'água'].map(shout)).toEqual(['ÁGUA', 'ÁGUA', 'SOL', 'ÁGUA']);
    expect(asked).toEqual(['água', 'sol']);
    shout('mar');
    shout('água');
    expect(asked).toEqual(['água', 'sol', 'mar', 'água']);
  });
});
