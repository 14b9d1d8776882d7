import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { NextStep } from './next-step.tsx';

afterEach(cleanup);

const lesson = { serviceType: 'presentation', deliveryType: 'normal' } as Lesson;
const show = (changes: Partial<AiAnalysis['capacity']>, canChange = true) => {
  const capacity = { verdict: 'cabe', betterSize: null, ...changes } as AiAnalysis['capacity'];
  const onOffer = vi.fn();
  render(<NextStep capacity={capacity} lesson={lesson} {...(canChange && { onOffer })} />);
  return onOffer;
};

describe('what to do after the verdict', () => {
  it.each<[Partial<AiAnalysis['capacity']>, RegExp]>([
    [{ verdict: 'cabe' }, /confira o plano e aprove, ou marque melhorias e peça ajustes/],
    [{ verdict: 'falta_material', betterSize: 5 }, /mude para um tamanho menor, envie mais material/],
    [{ verdict: 'falta_material' }, /^(?!.*tamanho).*envie mais material, ou aprove assim mesmo/],
    [{ verdict: 'sobra_material', betterSize: 20 }, /aprove assim, ou mude para um tamanho maior/],
    [{ verdict: 'sobra_material' }, /divida o conteúdo em mais de uma aula/],
  ])('is said for %o', (capacity, told) => {
    show(capacity);
    expect(screen.getByText(told)).toBeDefined();
  });

  it('has the size that suits one tap away, with its price', () => {
    const onOffer = show({ verdict: 'falta_material', betterSize: 5 });
    fireEvent.click(screen.getByRole('button', { name: /^Mudar para 5 slides\s·\sR\$\s\d+$/ }));
    expect(onOffer).toHaveBeenCalledWith({ serviceType: 'presentation', size: 5 });
  });

  it('offers no size where none can be changed any more', () => {
    show({ verdict: 'falta_material', betterSize: 5 }, false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/mude para/)).toBeNull();
  });
});
