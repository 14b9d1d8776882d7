import { useState } from 'react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const SIZES = [
  { value: '15', label: '15 slides' },
  { value: '30', label: '30 slides' },
  { value: '60', label: '60 slides' },
] as const;

function Sizes() {
  const [size, setSize] = useState<(typeof SIZES)[number]['value']>('30');
  return <SegmentedControl legend="Tamanho" segments={SIZES} value={size} onChange={setSize} />;
}

export const segmentedControl: Story = {
  id: 'segmented-control',
  name: 'Escolha em trilho',
  purpose: 'Uma de duas a quatro respostas curtas, lado a lado; as setas trocam.',
  pieces: ['SegmentedControl'],
  Show: () => (
    <Sheet>
      <Cases>
        <Case label="repouso">
          <Sizes />
        </Case>
        <Case label="hover" as="hover">
          <Sizes />
        </Case>
        <Case label="foco" as="focus">
          <Sizes />
        </Case>
        <Case label="densidade da equipe" className="dense">
          <Sizes />
        </Case>
      </Cases>
    </Sheet>
  ),
};
