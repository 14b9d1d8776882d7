import { Save } from 'lucide-react';
import { Sheet } from '#web/gallery/case.tsx';
import { OpenedByAddress } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx';

const focus = (trigger: HTMLElement) => trigger.focus();

export const tooltip: Story = {
  id: 'tooltip',
  name: 'Dica flutuante',
  purpose:
    'Explica um controle a quem aponta por 700 ms ou chega pelo teclado; nunca é o único lugar do que importa.',
  pieces: ['Tooltip', 'TooltipProvider'],
  Show: () => (
    <Sheet>
      <TooltipProvider>
        <div className="flex flex-wrap gap-3">
          <OpenedByAddress state="tooltip/short" open={focus}>
            <IconButton
              label="Salvar versão (Ctrl+S)"
              icon={<Save size={20} aria-hidden="true" />}
              variant="neutral"
            />
          </OpenedByAddress>
          <OpenedByAddress state="tooltip/long" open={focus}>
            <Tooltip text={LONG_TEXT}>
              <Button variant="neutral" size="m">
                200 caracteres
              </Button>
            </Tooltip>
          </OpenedByAddress>
          <OpenedByAddress state="tooltip/unbroken" open={focus}>
            <Tooltip text={UNBROKEN_TEXT}>
              <Button variant="neutral" size="m">
                Sem espaço
              </Button>
            </Tooltip>
          </OpenedByAddress>
        </div>
      </TooltipProvider>
    </Sheet>
  ),
};
