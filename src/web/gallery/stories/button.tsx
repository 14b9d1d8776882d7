import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Case, Cases, Chalkboard, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';

type Variant = NonNullable<ComponentProps<typeof Button>['variant']>;

function States({
  name,
  variant,
  label,
  busy,
}: {
  name: string;
  variant: Variant;
  label: string;
  busy: string;
}) {
  const look = { variant, className: 'w-full px-3!' };
  return (
    <div>
      <h3 className="mb-2 text-lg">{name}</h3>
      <Cases columns={5}>
        <Case label="repouso">
          <Button {...look}>{label}</Button>
        </Case>
        <Case label="hover" as="hover">
          <Button {...look}>{label}</Button>
        </Case>
        <Case label="foco" as="focus">
          <Button {...look}>{label}</Button>
        </Case>
        <Case label="ocupado">
          <Button {...look} isBusy busyLabel={busy}>
            {label}
          </Button>
        </Case>
        <Case label="desabilitado">
          <Button {...look} disabled>
            {label}
          </Button>
        </Case>
      </Cases>
    </div>
  );
}

export const button: Story = {
  id: 'button',
  name: 'Botão',
  purpose: 'Faz uma coisa, dita no rótulo. Um botão cheio por região: no quadro é amarelo, na folha é verde.',
  pieces: ['Button'],
  Show: () => (
    <>
      <Sheet>
        <States name="Principal na folha" variant="action" label="Salvar" busy="Salvando..." />
        <States name="Secundário na folha" variant="outline" label="Pedir ajustes" busy="Enviando..." />
        <States name="Neutro" variant="neutral" label="Exportar CSV" busy="Exportando..." />
        <States name="De texto" variant="text" label="Cancelar" busy="Cancelando..." />
      </Sheet>
      <Chalkboard>
        <States name="Principal no quadro" variant="chalk" label="Aprovar" busy="Aprovando..." />
        <States name="Secundário no quadro" variant="chalk-outline" label="Agora não" busy="Enviando..." />
      </Chalkboard>
      <Sheet>
        <States name="Destrutivo" variant="danger" label="Excluir" busy="Excluindo..." />
        <States name="Destrutivo em linhas" variant="danger-outline" label="Remover" busy="Removendo..." />
      </Sheet>
      <Sheet>
        <h3 className="text-lg">Tamanhos, ícones e textos longos</h3>
        <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
          <Case label="52 px">
            <Button>Criar aula</Button>
          </Case>
          <Case label="44 px, em linhas">
            <Button size="m">Criar aula</Button>
          </Case>
          <Case label="36 px, equipe com mouse">
            <Button size="d">Criar aula</Button>
          </Case>
          <Case label="com ícone">
            <Button size="m">
              <Plus size={20} aria-hidden="true" />
              Nova Aula
            </Button>
          </Case>
          <Case label="ícone e perigo">
            <Button size="m" variant="danger-outline">
              <Trash2 size={20} aria-hidden="true" />
              Excluir
            </Button>
          </Case>
        </div>
        <Case label="200 caracteres">
          <Button>{LONG_TEXT}</Button>
        </Case>
        <Case label="200 caracteres, ocupado">
          <Button isBusy busyLabel={LONG_TEXT}>
            Salvar
          </Button>
        </Case>
      </Sheet>
    </>
  ),
};
