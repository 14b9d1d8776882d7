import { useState } from 'react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { TickBox, type Ticked } from '#web/ui/tick-box.tsx';

function Box({ first }: { first: Ticked }) {
  const [state, setState] = useState(first);
  return (
    <div className="pt-2 pl-3">
      <TickBox
        label="Escolher Fotossíntese"
        state={state}
        onToggle={() => setState(state === 'all' ? 'none' : 'all')}
      />
    </div>
  );
}

export const tickBox: Story = {
  id: 'tick-box',
  name: 'Caixa de linha',
  purpose: 'Escolhe linhas de uma lista, uma ou todas; o alvo tem 44 px por menor que seja o desenho.',
  pieces: ['TickBox'],
  Show: () => (
    <Sheet>
      <Cases columns={5}>
        <Case label="nenhuma">
          <Box first="none" />
        </Case>
        <Case label="algumas">
          <Box first="some" />
        </Case>
        <Case label="todas">
          <Box first="all" />
        </Case>
        <Case label="hover" as="hover">
          <Box first="none" />
        </Case>
        <Case label="foco" as="focus">
          <Box first="all" />
        </Case>
      </Cases>
    </Sheet>
  ),
};
