import { AlarmClock, Ban, CircleCheck, Clock, Inbox, TriangleAlert } from 'lucide-react';
import { Chip } from '#web/ui/chip.tsx';
import { Case, Sheet } from '#web/gallery/case.tsx';
import type { Exhibit } from '#web/gallery/story.ts';

function All() {
  return (
    <div className="flex flex-wrap gap-2.5">
      <Chip tone="neutro" icon={<Inbox aria-hidden="true" />}>
        Enviado
      </Chip>
      <Chip tone="aviso" icon={<Clock aria-hidden="true" />}>
        Aguardando Aprovação
      </Chip>
      <Chip tone="info" icon={<Clock aria-hidden="true" />}>
        Em Produção
      </Chip>
      <Chip tone="ok" icon={<CircleCheck aria-hidden="true" />}>
        Concluído
      </Chip>
      <Chip tone="neutro" icon={<Ban aria-hidden="true" />}>
        Cancelado
      </Chip>
      <Chip tone="erro" icon={<TriangleAlert aria-hidden="true" />}>
        há 3 dias
      </Chip>
      <Chip tone="prazo" icon={<AlarmClock aria-hidden="true" />}>
        amanhã
      </Chip>
      <Chip tone="info">sem ícone</Chip>
    </div>
  );
}

export const chip: Exhibit = {
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
      <Case label="densidade da equipe" className="denso">
        <All />
      </Case>
      <Case label="o mais longo que o produto diz">
        <Chip tone="aviso" icon={<Clock aria-hidden="true" />}>
          Aguardando Pagamento
        </Chip>
      </Case>
    </Sheet>
  ),
};
