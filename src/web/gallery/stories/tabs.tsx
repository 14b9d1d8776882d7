import { useState } from 'react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';

const TABS: readonly Tab<string>[] = [
  { value: 'material', label: 'Material', content: <p>O que veio no pedido.</p> },
  { value: 'analysis', label: 'Análise', content: <p>{LONG_TEXT}</p> },
  { value: 'talk', label: 'Conversa', count: 2, content: <p>Duas mensagens novas.</p> },
  { value: 'files', label: 'Arquivos', count: 'mais de 1.000', content: <p>Muitos arquivos.</p> },
];
const MANY = Array.from({ length: 9 }, (_, index) => ({
  value: `t${index}`,
  label: `Etapa número ${index + 1}`,
  content: <p>Etapa {index + 1}.</p>,
}));

function Show({
  tabs,
  look,
  first,
}: {
  tabs: readonly Tab<string>[];
  look?: 'line' | 'segmented';
  first?: string;
}) {
  const [value, setValue] = useState(first ?? tabs[0]?.value ?? '');
  return (
    <Tabs label="Partes do projeto" tabs={tabs} value={value} onChange={setValue} {...(look && { look })} />
  );
}

export const tabs: Story = {
  id: 'tabs',
  name: 'Abas',
  purpose: 'Partes de um mesmo assunto, uma à vista por vez; em linha na folha, em trilho para duas ou três.',
  pieces: ['Tabs'],
  Show: () => (
    <>
      <Sheet>
        <Case label="repouso, com contagens">
          <Show tabs={TABS} />
        </Case>
        <Cases>
          <Case label="hover" as="hover">
            <Show tabs={TABS.slice(0, 3)} first="analysis" />
          </Case>
          <Case label="foco" as="focus">
            <Show tabs={TABS.slice(0, 3)} />
          </Case>
        </Cases>
        <Case label="mais abas que espaço, a última escolhida">
          <Show tabs={MANY} first="t8" />
        </Case>
      </Sheet>
      <Sheet>
        <Cases>
          <Case label="em trilho">
            <Show tabs={TABS.slice(0, 2)} look="segmented" />
          </Case>
          <Case label="em trilho, foco" as="focus">
            <Show tabs={TABS.slice(0, 3)} look="segmented" />
          </Case>
        </Cases>
      </Sheet>
    </>
  ),
};
