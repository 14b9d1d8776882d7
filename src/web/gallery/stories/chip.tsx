import { AlarmClock, Ban, CircleCheck, Clock, Inbox, TriangleAlert } from 'lucide-react';
import { Case, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { Chip } from '#web/ui/chip.tsx';

function All() {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Chip tone="neutral" icon={<Inbox aria-hidden="true" />}>
        Enviado
      </Chip>
      <Chip tone="warning" icon={<Clock aria-hidden="true" />}>
        Aguardando Aprovação
      </Chip>
      <Chip tone="info" icon={<Clock aria-hidden="true" />}>
        Em Produção
      </Chip>
      <Chip tone="ok" icon={<CircleCheck aria-hidden="true" />}>
        Concluído
      </Chip>
      <Chip tone="neutral" icon={<Ban aria-hidden="true" />}>
        Cancelado
      </Chip>
      <Chip tone="error" icon={<TriangleAlert aria-hidden="true" />}>
        há 3 dias
      </Chip>
      <Chip tone="deadline" icon={<AlarmClock aria-hidden="true" />}>
        amanhã
      </Chip>
      <Chip tone="info">sem ícone</Chip>
    </div>
  );
}

export const chip: Story = {
  id: 'chip',
  name: 'Status e prazo',
  purpose:
    'Um estado em ícone e palavras: amarelo espera por você, azul está com a equipe, verde está pronto.',
  pieces: ['Chip'],
  Show: () => (
    <Sheet>
      <Case label="tons">
        <All />
      </Case>
      <Case label="densidade da equipe" className="dense">
        <All />
      </Case>
      <Case label="o mais longo que o produto diz">
        <Chip tone="warning" icon={<Clock aria-hidden="true" />}>
          Aguardando Pagamento
        </Chip>
      </Case>
    </Sheet>
  ),
};
