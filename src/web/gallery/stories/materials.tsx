import { Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';

const COLOURS: Record<string, string> = {
  'lousa-900': 'bg-chalkboard-900',
  'lousa-700': 'bg-chalkboard-700',
  'lousa-300': 'bg-chalkboard-300',
  giz: 'bg-chalk',
  amarelo: 'bg-yellow',
  coral: 'bg-coral',
  azul: 'bg-blue',
  rosa: 'bg-pink',
  madeira: 'bg-wood',
};
const ROLES: Record<string, string> = {
  fundo: 'bg-background',
  papel: 'bg-paper',
  'papel-2': 'bg-paper-2',
  realce: 'bg-highlight',
  trilho: 'bg-track',
  acao: 'bg-action',
  borda: 'bg-border',
  'borda-forte': 'bg-border-strong',
  caneta: 'bg-pen',
};

function Swatches({ colours }: { colours: Record<string, string> }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 xl:grid-cols-9">
      {Object.entries(colours).map(([name, fill]) => (
        <li key={name} className="overflow-clip rounded-[.5rem] border border-border">
          <span className={`block h-14 forced-color-adjust-none ${fill}`} />
          <span className="block px-2 py-1.5 text-[.8125rem] font-bold leading-tight">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export const materials: Story = {
  id: 'materials',
  name: 'Cor, tipo e quadro',
  purpose: 'Quadro para o que decide, folha para ler e preencher. Giz e caneta, poucas palavras por tela.',
  pieces: ['ChalkLedge', 'ChalkUnderline'],
  Show: () => (
    <>
      <Sheet>
        <Swatches colours={COLOURS} />
        <Swatches colours={ROLES} />
        <div className="grid gap-3">
          <p className="font-title text-[2.1rem] font-extrabold leading-tight tracking-tight md:text-[3.4rem]">
            Seu rascunho vira aula
          </p>
          <p className="font-title text-[1.7rem] font-extrabold leading-tight md:text-[2.1rem]">
            Análise pedagógica
          </p>
          <p className="font-title text-[1.25rem] font-bold">Estrutura sugerida</p>
          <p className="max-w-[62ch]">
            Atkinson Hyperlegible Next em 17 px, linha 1,6, até 62 caracteres. Valores, prazos e contagens em
            Gabarito: <span className="num font-bold">R$ 1.180,00</span>,{' '}
            <span className="num font-bold">12/01/2027</span>, <span className="num font-bold">45%</span>.
          </p>
          <p className="-rotate-2 font-chalk text-[1.6rem] text-pen">ótimo gancho!</p>
        </div>
      </Sheet>
      <div className="overflow-clip rounded-card">
        <div className="chalkboard px-5 pt-10 pb-16 md:px-8">
          <p className="font-title text-[2.1rem] font-extrabold leading-tight md:text-[2.9rem]">
            Uma palavra em <ChalkUnderline>destaque</ChalkUnderline> por tela
          </p>
        </div>
        <ChalkLedge />
      </div>
    </>
  ),
};
