import { useState } from 'react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const LEVELS = ['Ensino Fundamental I', 'Ensino Fundamental II', 'Ensino Médio', LONG_TEXT];
const options = LEVELS.map((level) => <option key={level}>{level}</option>);

function Filter() {
  const [value, setValue] = useState('');
  return (
    <FilterSelect
      label="Situação"
      value={value}
      onChange={setValue}
      all="Todas as situações"
      names={{ paid: 'Pago', in_production: 'Em Produção', completed: 'Concluído' }}
    />
  );
}

export const selectField: Story = {
  id: 'select-field',
  name: 'Lista de escolha',
  purpose:
    'Uma entre muitas respostas, na lista do próprio sistema; FilterSelect estreita uma lista, sem rótulo à vista.',
  pieces: ['SelectField', 'FilterSelect'],
  Show: () => (
    <Sheet>
      <Cases>
        <Case label="repouso">
          <SelectField label="Nível de ensino">{options}</SelectField>
        </Case>
        <Case label="foco" as="focus">
          <SelectField label="Nível de ensino">{options}</SelectField>
        </Case>
        <Case label="com erro">
          <SelectField label="Nível de ensino" error="Escolha o nível de ensino" defaultValue="">
            <option value="">Escolha</option>
            {options}
          </SelectField>
        </Case>
        <Case label="desabilitada">
          <SelectField label="Nível de ensino" hint="Definido no pedido." disabled>
            {options}
          </SelectField>
        </Case>
        <Case label="200 caracteres">
          <SelectField label="Nível de ensino" defaultValue={LONG_TEXT}>
            {options}
          </SelectField>
        </Case>
        <Case label="filtro">
          <Filter />
        </Case>
        <Case label="filtro, densidade da equipe" className="dense">
          <Filter />
        </Case>
      </Cases>
    </Sheet>
  ),
};
