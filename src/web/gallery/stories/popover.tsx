import { type ReactNode, useState } from 'react';
import { Sheet } from '#web/gallery/case.tsx';
import { OpenedByAddress } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';

const click = (trigger: HTMLElement) => trigger.click();

function Balloon({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="neutral"
        size="m"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {label}
      </Button>
      <Popover anchor={anchor} onClose={() => setAnchor(null)} title={title}>
        {children}
      </Popover>
    </>
  );
}

export const popover: Story = {
  id: 'popover',
  name: 'Balão',
  purpose: 'Conta mais sobre uma marca, ao lado dela; no celular sobe da borda de baixo.',
  pieces: ['Popover'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <OpenedByAddress state="popover/short" open={click}>
          <Balloon label="Trecho 3" title="Página 2 do seu material">
            <p className="mt-1">“A massa da árvore vem do ar.”</p>
          </Balloon>
        </OpenedByAddress>
        <OpenedByAddress state="popover/long" open={click}>
          <Balloon label="200 caracteres" title={LONG_TEXT}>
            <p className="mt-1">{UNBROKEN_TEXT}</p>
          </Balloon>
        </OpenedByAddress>
      </div>
    </Sheet>
  ),
};
