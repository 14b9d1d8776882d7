import { Presentation } from 'lucide-react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { RadioCard } from '#web/ui/radio-card.tsx';

const until = { description: 'até 12 de janeiro', price: 'R$ 89', priceNote: '× 1,5' };

export const radioCard: Story = {
  id: 'radio-card',
  name: 'Cartões de escolha',
  purpose: 'Uma entre poucas respostas, cada uma com consequência e preço; o alvo é o cartão inteiro.',
  pieces: ['ChoiceGroup', 'RadioCard'],
  Show: () => (
    <>
      <Sheet>
        <Cases>
          <Case label="repouso">
            <RadioCard name="rest" title="Normal" {...until} />
          </Case>
          <Case label="hover" as="hover">
            <RadioCard name="hover" title="Normal" {...until} />
          </Case>
          <Case label="escolhida">
            <RadioCard name="chosen" title="Normal" {...until} defaultChecked />
          </Case>
          <Case label="escolhida, foco" as="focus">
            <RadioCard name="focus" title="Normal" {...until} defaultChecked />
          </Case>
          <Case label="desabilitada">
            <RadioCard name="off" title="Normal" {...until} disabled />
          </Case>
          <Case label="com ícone">
            <RadioCard
              name="icon"
              title="Apresentação"
              description="Slides"
              icon={<Presentation size={28} />}
            />
          </Case>
          <Case label="200 caracteres">
            <RadioCard
              name="long"
              title={LONG_TEXT}
              description={UNBROKEN_TEXT}
              price="R$ 1.180"
              priceNote="× 1,5"
            />
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <ChoiceGroup
          legend="Prazo de entrega"
          hint="Conta a partir do pagamento."
          className="grid gap-3 sm:grid-cols-2"
        >
          <RadioCard name="term" title="Normal" {...until} defaultChecked />
          <RadioCard name="term" title="Urgente" description="até amanhã" price="R$ 134" priceNote="× 2" />
        </ChoiceGroup>
        <ChoiceGroup legend="Modalidade" isOptional error="Escolha uma modalidade">
          <RadioCard name="kind" title="Apresentação" aria-invalid />
        </ChoiceGroup>
        <Case label="grupo com o nome só para quem ouve">
          <ChoiceGroup legend="Forma de pagamento" isLegendHidden className="grid gap-3 sm:grid-cols-2">
            <RadioCard name="pay" title="Pix" defaultChecked />
            <RadioCard name="pay" title="Cartão" />
          </ChoiceGroup>
        </Case>
      </Sheet>
    </>
  ),
};
