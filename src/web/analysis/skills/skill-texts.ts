import type { ShownSkill } from '#shared/curriculum/bncc.contract.ts';

export const SKILL_TEXTS = {
  title: 'Habilidades da BNCC',
  hint: 'Textos oficiais. Você diz quais a aula trabalha.',
  loading: 'Procurando habilidades da BNCC',
  failed: 'Não foi possível buscar as habilidades da BNCC',
  notInstalled: 'Os dados da BNCC não foram instalados neste servidor.',
  notCovered:
    'A BNCC vai da Educação Infantil ao Ensino Médio. Para o nível deste pedido não há habilidades a indicar.',
  none: 'Nenhuma habilidade se parece com o que este material diz. Um título com o assunto da aula ajuda.',
  inMaterial: 'No seu material',
  confirmed: 'Confirmada',
  unknown: 'Não consta na BNCC',
  unchecked: 'Não conferida',
  suggestions: 'Sugestões para esta aula',
  because: 'Por causa de',
  use: 'Usar',
  refuse: 'Não serve',
  undo: 'Desfazer',
  used: 'Em uso',
  refused: 'Não serve',
  whole: 'Ler o texto inteiro',
  shorter: 'Mostrar menos',
  judgeFailed: 'Não foi possível guardar a escolha.',
  chosen: 'Habilidades da BNCC nesta aula',
} as const;

const STAGES = { EI: 'Educação Infantil', EF: 'Ensino Fundamental', EM: 'Ensino Médio' } as const;

/** `Matemática, 6º ano`; `Língua Portuguesa, 6º e 7º anos`; `Arte, 6º ao 9º ano`; `…, Ensino Médio`. */
export function describePlace({
  componentName,
  stage,
  years,
}: Pick<ShownSkill, 'componentName' | 'stage' | 'years'>): string {
  const [first, ...others] = years;
  const last = others.at(-1);
  if (first === undefined) return `${componentName}, ${STAGES[stage]}`;
  if (last === undefined) return `${componentName}, ${first}º ano`;
  return others.length === 1
    ? `${componentName}, ${first}º e ${last}º anos`
    : `${componentName}, ${first}º ao ${last}º ano`;
}

/** `página 3`, `slide 4`; null where it was typed. */
export function describeFound({ page, slide }: { page: number | null; slide: number | null }): string | null {
  if (page !== null) return `página ${page}`;
  return slide === null ? null : `slide ${slide}`;
}
