import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { Sheet } from '#web/gallery/case.tsx';
import type { Exhibit } from '#web/gallery/story.ts';

const COLOURS: Record<string, string> = {
  'lousa-900': 'bg-lousa-900',
  'lousa-700': 'bg-lousa-700',
  'lousa-300': 'bg-lousa-300',
  giz: 'bg-giz',
  amarelo: 'bg-amarelo',
  coral: 'bg-coral',
  azul: 'bg-azul',
  rosa: 'bg-rosa',
  madeira: 'bg-madeira',
};
const ROLES: Record<string, string> = {
  fundo: 'bg-fundo',
  papel: 'bg-papel',
  'papel-2': 'bg-papel-2',
  realce: 'bg-realce',
  trilho: 'bg-trilho',
  acao: 'bg-acao',
  borda: 'bg-borda',
  'borda-forte': 'bg-borda-forte',
  caneta: 'bg-caneta',
};

function Swatches({ colours }: { colours: Record<string, string> }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 xl:grid-cols-9">
      {Object.entries(colours).map(([name, fill]) => (
        <li key={name} className="overflow-clip rounded-[.5rem] border border-borda">
          <span className={`block h-14 forced-color-adjust-none ${fill}`} />
          <span className="block px-2 py-1.5 text-[.8125rem] font-bold leading-tight">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export const materials: Exhibit = {
  id: 'materials',
  name: 'Cor, tipo e quadro',
  purpose: 'Quadro para o que decide, folha para ler e preencher. Giz e caneta, poucas palavras por tela.',
  pieces: ['BoardLedge', 'ChalkUnderline'],
  Show: () => (
    <>
      <Sheet>
        <Swatches colours={COLOURS} />
        <Swatches colours={ROLES} />
        <div className="grid gap-3">
          <p className="font-titulo text-[2.1rem] font-extrabold leading-tight tracking-tight md:text-[3.4rem]">
            Seu rascunho vira aula
          </p>
          <p className="font-titulo text-[1.7rem] font-extrabold leading-tight md:text-[2.1rem]">
            Análise pedagógica
          </p>
          <p className="font-titulo text-[1.25rem] font-bold">Estrutura sugerida</p>
          <p className="max-w-[62ch]">
            Atkinson Hyperlegible Next em 17 px, linha 1,6, até 62 caracteres. Valores, prazos e contagens em
            Gabarito: <span className="num font-bold">R$ 1.180,00</span>,{' '}
            <span className="num font-bold">12/01/2027</span>, <span className="num font-bold">45%</span>.
          </p>
          <p className="-rotate-2 font-giz text-[1.6rem] text-caneta">ótimo gancho!</p>
        </div>
      </Sheet>
      <div className="overflow-clip rounded-cartao">
        <div className="quadro px-5 pt-10 pb-16 md:px-8">
          <p className="font-titulo text-[2.1rem] font-extrabold leading-tight md:text-[2.9rem]">
            Uma palavra em <ChalkUnderline>destaque</ChalkUnderline> por tela
          </p>
        </div>
        <BoardLedge />
      </div>
    </>
  ),
};
