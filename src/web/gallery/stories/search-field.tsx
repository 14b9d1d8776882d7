import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { doNothing, LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { SearchField } from '#web/ui/search-field.tsx';

const field = {
  label: 'Buscar projetos',
  placeholder: 'Buscar por título',
  maxLength: 200,
  onSearch: doNothing,
};

export const searchField: Story = {
  id: 'search-field',
  name: 'Busca',
  purpose: 'Procura assim que a digitação para; o rótulo é ouvido, a lupa é vista.',
  pieces: ['SearchField'],
  Show: () => (
    <Sheet>
      <Cases>
        <Case label="vazia">
          <SearchField {...field} value="" />
        </Case>
        <Case label="foco" as="focus">
          <SearchField {...field} value="" />
        </Case>
        <Case label="preenchida">
          <SearchField {...field} value="fotossíntese" />
        </Case>
        <Case label="200 caracteres">
          <SearchField {...field} value={LONG_TEXT} />
        </Case>
        <Case label="densidade da equipe" className="dense">
          <SearchField {...field} value="" />
        </Case>
      </Cases>
    </Sheet>
  ),
};
