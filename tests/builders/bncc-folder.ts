import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const written = (codigo: string, texto: string) => ({
  codigo,
  documento: 'bncc-2018',
  texto,
  vigencia: { status: 'vigente', desde: 'teste', ate: null },
  fonte: { localizador_pdf: 'BNCC.pdf, página 1' },
});
const named = (id: string, nome: string) => ({ id, nome });

/** A folder in the format of `bncc:import`, as objects to be changed before they are written. */
export function bnccFiles() {
  return {
    'estrutura.json': {
      areas_conhecimento: [named('em-area-mat', 'Matemática e suas Tecnologias')],
      componentes_curriculares: [named('ef-comp-ma', 'Matemática'), named('ef-comp-hi', 'História')],
      campos_experiencias: [named('ei-campo-ts', 'Traços, sons, cores e formas')],
      recortes_temporais: [named('ei-grupo-03', 'Crianças pequenas'), { id: 'em-sem-seriacao' }],
      competencias_especificas: [{ id: 'em-ce-01', texto: 'Usar a matemática para ler o mundo.' }],
    },
    'educacao-infantil.json': {
      objetivos: [
        {
          ...written('EI03TS91', 'Brincar com sons de instrumentos.'),
          campo_experiencias: 'ei-campo-ts',
          grupo_etario: 'ei-grupo-03',
        },
      ],
    },
    'ensino-fundamental.json': {
      habilidades: [
        {
          ...written('EF06MA91', 'Somar frações com denominadores iguais e diferentes.'),
          componente: 'ef-comp-ma',
          anos: [6],
          organizacao: { tipo: 'unidade_tematica', unidade_tematica: 'ut-numeros' },
          objetos_conhecimento: ['oc-fracoes'],
        },
        {
          ...written('EF05MA91', 'Comparar frações equivalentes de um inteiro.'),
          componente: 'ef-comp-ma',
          anos: [5],
          organizacao: { tipo: 'unidade_tematica', unidade_tematica: 'ut-numeros' },
          objetos_conhecimento: ['oc-fracoes'],
        },
        {
          ...written('EF08HI91', 'Contar como a Revolução Francesa mudou a Europa.'),
          componente: 'ef-comp-hi',
          anos: [8],
          organizacao: { tipo: 'unidade_tematica', unidade_tematica: 'ut-revolucoes' },
          objetos_conhecimento: [],
        },
      ],
      contextos_organizacao: [
        named('ut-numeros', 'Números'),
        named('ut-revolucoes', 'O mundo em mudança'),
        named('oc-fracoes', 'Frações'),
      ],
    },
    'ensino-medio.json': {
      habilidades: [
        {
          ...written('EM13MAT991', 'Usar frações em problemas de juros.'),
          area: 'em-area-mat',
          componente: null,
          competencias_especificas: ['em-ce-01'],
          campos_atuacao_social: null,
        },
      ],
      contextos_organizacao: [] as { id: string; nome: string }[],
    },
    'computacao.json': {
      eixos: [named('co-eixo', 'Mundo Digital')],
      objetos_conhecimento: [named('co-obj', 'Algoritmos')],
      competencias: [{ id: 'co-ce', texto: 'Compreender a Computação.' }],
      objetivos_ei: [
        { ...written('EI03CO91', 'Seguir passos de um jogo.'), eixo: 'co-eixo', grupo_etario: 'ei-grupo-03' },
      ],
      habilidades_ef: [
        {
          ...written('EF15CO91', 'Montar algoritmos com repetições.'),
          eixo: 'co-eixo',
          objetos_conhecimento: ['co-obj'],
          anos: [1, 2, 3, 4, 5],
        },
      ],
      habilidades_em: [{ ...written('EM13CO91', 'Avaliar programas.'), competencia: 'co-ce' }],
    },
  };
}
export type BnccFolder = ReturnType<typeof bnccFiles>;

/** Writes the files into a new folder and answers its path; a file that is null is left out. */
export async function writeBnccFolder(files: Record<string, unknown> = bnccFiles()): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-bncc-'));
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
