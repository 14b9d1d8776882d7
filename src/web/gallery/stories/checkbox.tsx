import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

export const checkbox: Story = {
  id: 'checkbox',
  name: 'Caixa de marcar',
  purpose: 'Uma afirmação que se aceita ou não; o alvo é a linha ou o cartão inteiro.',
  pieces: ['Checkbox'],
  Show: () => (
    <>
      <Sheet>
        <Cases columns={3}>
          <Case label="não marcada">
            <Checkbox label="Lembrar de mim" />
          </Case>
          <Case label="marcada">
            <Checkbox label="Lembrar de mim" defaultChecked />
          </Case>
          <Case label="hover" as="hover">
            <Checkbox label="Lembrar de mim" />
          </Case>
          <Case label="foco" as="focus">
            <Checkbox label="Lembrar de mim" defaultChecked />
          </Case>
          <Case label="com erro">
            <Checkbox label="Aceito os termos de uso" aria-invalid />
          </Case>
          <Case label="desabilitada">
            <Checkbox label="Lembrar de mim" disabled />
          </Case>
          <Case label="desabilitada, marcada">
            <Checkbox label="Lembrar de mim" disabled defaultChecked />
          </Case>
          <Case label="com explicação">
            <Checkbox label="Avisar por e-mail" description="Quando a análise ficar pronta." />
          </Case>
          <Case label="200 caracteres">
            <Checkbox label={LONG_TEXT} />
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <Cases>
          <Case label="cartão">
            <Checkbox
              look="card"
              label="Trocar o experimento"
              description="Um que dê para fazer sem lâmpada."
            />
          </Case>
          <Case label="cartão, marcada">
            <Checkbox
              look="card"
              label="Trocar o experimento"
              description="Um que dê para fazer."
              defaultChecked
            />
          </Case>
          <Case label="cartão, hover" as="hover">
            <Checkbox look="card" label="Trocar o experimento" />
          </Case>
          <Case label="cartão, foco" as="focus">
            <Checkbox look="card" label="Trocar o experimento" />
          </Case>
          <Case label="cartão, desabilitada">
            <Checkbox
              look="card"
              label="Trocar o experimento"
              description="Já aplicado."
              disabled
              defaultChecked
            />
          </Case>
          <Case label="200 caracteres sem espaço">
            <Checkbox look="card" label={UNBROKEN_TEXT} description={LONG_TEXT} />
          </Case>
        </Cases>
      </Sheet>
    </>
  ),
};
