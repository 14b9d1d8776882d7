import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { useCorrections } from '#web/analysis/decision/use-corrections.ts';
import { EvidenceProvider } from '#web/analysis/evidence/evidence-context.tsx';
import { TyposPart } from './typos-part.tsx';

afterEach(cleanup);

const TYPOS: AiAnalysis['typos'] = [
  { written: 'difereça', right: 'diferença', passageId: 'p1' },
  { written: 'materia', right: 'matéria', passageId: null },
];
const passage = {
  id: 'p1',
  from: 'file' as const,
  blockId: 'b1',
  page: 3,
  slide: null,
  quote: 'Veja a difereça.',
};

function Report({ typos, isOver = false }: { typos: AiAnalysis['typos']; isOver?: boolean }) {
  const { request, choice } = useCorrections(typos, () => {});
  return (
    <EvidenceProvider analysis={{ passages: [passage], evidence: {} } as unknown as AiAnalysis}>
      <TyposPart typos={typos} choice={isOver ? undefined : choice} />
      <output>{request.join()}</output>
    </EvidenceProvider>
  );
}
const ask = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pedir as correções', hidden: true });
const box = (name: RegExp) => screen.getByRole('checkbox', { name, hidden: true });
const request = () => screen.getByRole('status').textContent;

describe('the slips in the report', () => {
  it('stay out of sight where there are none', () => {
    render(<Report typos={[]} />);
    expect(screen.queryByText(/Possíveis erros/)).toBeNull();
  });

  it('are folded under their number, each with its place', () => {
    render(<Report typos={TYPOS} />);
    expect(screen.getByText('Possíveis erros de escrita').closest('summary')?.textContent).toMatch(/2$/);
    expect(screen.getByText('Possíveis erros de escrita').closest('details')?.open).toBe(false);
    expect(box(/^difereça o certo seria diferença$/)).toBeDefined();
    expect(
      screen.getByRole('button', { name: /trecho 1 do material: página 3/, hidden: true }),
    ).toBeDefined();
  });

  it('go along with the adjustments once they are asked for, the ticked ones alone', () => {
    render(<Report typos={TYPOS} />);
    expect(request()).toBe('');
    fireEvent.click(ask());
    expect(request()).toBe('Corrigir: “difereça” por “diferença”; “materia” por “matéria”');
    fireEvent.click(box(/^difereça/));
    expect(request()).toBe('Corrigir: “materia” por “matéria”');
  });

  it('cannot be asked for with none ticked', () => {
    render(<Report typos={TYPOS} />);
    for (const one of [/^difereça/, /^materia/]) fireEvent.click(box(one));
    expect(ask().disabled).toBe(true);
    fireEvent.click(box(/^materia/));
    expect(ask().disabled).toBe(false);
  });

  it('are to be read alone where nothing can be asked for any more', () => {
    render(<Report typos={TYPOS} isOver />);
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    expect(screen.getByText('matéria')).toBeDefined();
  });
});
