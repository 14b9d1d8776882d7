import { Clock, Folder, Wallet } from 'lucide-react';
import { Case } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { StatTile } from '#web/ui/stat-tile.tsx';

export const statTile: Story = {
  id: 'stat-tile',
  name: 'Número',
  purpose: 'Um número com seu nome, para ver de relance.',
  pieces: ['StatTile'],
  Show: () => (
    <>
      <Case label="em lista">
        <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
          <StatTile icon={<Folder size={20} />} label="Projetos" value="23" />
          <StatTile icon={<Clock size={20} />} label="Em andamento" value="8" />
          <StatTile icon={<Clock size={20} />} label="Tempo médio" value="18h" />
          <StatTile icon={<Wallet size={20} />} label="Receita no mês" value="R$ 48.930" />
        </ul>
      </Case>
      <Case label="vazio e texto longo">
        <ul className="grid gap-3 sm:grid-cols-2">
          <StatTile icon={<Folder size={20} />} label="Projetos" value="0" />
          <StatTile icon={<Wallet size={20} />} label={LONG_TEXT} value="R$ 1.234.567.890,00" />
        </ul>
      </Case>
    </>
  ),
};
