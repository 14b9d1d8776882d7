import * as z from 'zod/mini';

/**
 * The files of a folder in the format of bncc-dev/bncc-dados, schema 1.0.0: what of them is read. Names are resolved
 * through ids, so an id must be there once.
 */
const text = z.string().check(z.trim(), z.minLength(1));
const named = z.object({ id: text, nome: text });
const source = z.object({
  localizador: z.optional(z.string()),
  localizador_pdf: z.optional(z.string()),
});
const written = {
  codigo: text,
  texto: text,
  vigencia: z.object({ status: text }),
  fonte: source,
};
const years = z.array(z.int().check(z.minimum(1), z.maximum(9))).check(z.minLength(1));

const organisation = z.object({
  campos_atuacao: z.optional(z.array(text)),
  pratica_linguagem: z.optional(text),
  eixo: z.optional(text),
  unidade_tematica: z.optional(text),
});

export const BNCC_FILES = {
  'estrutura.json': z.object({
    areas_conhecimento: z.array(named),
    componentes_curriculares: z.array(named),
    campos_experiencias: z.array(named),
    recortes_temporais: z.array(z.object({ id: text, nome: z.optional(text) })),
    competencias_especificas: z.array(z.object({ id: text, texto: text })),
  }),
  'educacao-infantil.json': z.object({
    objetivos: z.array(z.object({ ...written, campo_experiencias: text, grupo_etario: text })),
  }),
  'ensino-fundamental.json': z.object({
    habilidades: z.array(
      z.object({
        ...written,
        componente: text,
        anos: years,
        organizacao: organisation,
        objetos_conhecimento: z.array(text),
      }),
    ),
    contextos_organizacao: z.array(named),
  }),
  'ensino-medio.json': z.object({
    habilidades: z.array(
      z.object({
        ...written,
        area: text,
        componente: z.nullable(text),
        competencias_especificas: z.array(text),
        campos_atuacao_social: z.nullable(z.array(text)),
      }),
    ),
    contextos_organizacao: z.array(named),
  }),
  'computacao.json': z.object({
    eixos: z.array(named),
    objetos_conhecimento: z.array(named),
    competencias: z.array(z.object({ id: text, texto: text })),
    objetivos_ei: z.array(z.object({ ...written, eixo: text, grupo_etario: text })),
    habilidades_ef: z.array(
      z.object({ ...written, eixo: text, objetos_conhecimento: z.array(text), anos: years }),
    ),
    habilidades_em: z.array(z.object({ ...written, competencia: text })),
  }),
} as const;

export type BnccFileName = keyof typeof BNCC_FILES;
export type BnccFiles = { [Name in BnccFileName]: z.output<(typeof BNCC_FILES)[Name]> };
