import { describe, expect, it } from 'vitest';
import { listVisuals } from './list-visuals.ts';

describe('the visual ideas of a report', () => {
  it('are each shown once, with the pointer their passages are found by', () => {
    const ideas = listVisuals({
      visuals: [{ kind: 'ciclo', text: 'Ciclo da água', planItem: 4, passageId: 'p1' }],
      visualSuggestions: {
        images: ['Foto de um rio'],
        infographics: ['Ciclo da água'],
        analogies: ['Como uma panela com tampa'],
      },
    });
    expect(ideas).toEqual([
      { kind: 'ciclo', text: 'Ciclo da água', statement: '/visuals/0', passageId: 'p1' },
      { kind: 'foto', text: 'Foto de um rio', statement: '/visualSuggestions/images/0', passageId: null },
      {
        kind: 'analogia',
        text: 'Como uma panela com tampa',
        statement: '/visualSuggestions/analogies/0',
        passageId: null,
      },
    ]);
  });
});
