import type { Skill } from '#shared/curriculum/skill.ts';
import { parseSkillCode } from '#shared/curriculum/skill-code.ts';
import type { BnccFileName, BnccFiles } from './bncc-files.ts';

/** What every record of the five files has in common. */
interface Written {
  codigo: string;
  texto: string;
  vigencia: { status: string };
  fonte: { localizador?: string | undefined; localizador_pdf?: string | undefined };
}
type Placed = Pick<Skill, 'componentName' | 'places' | 'objects'> & { years?: readonly number[] };

const IN_FORCE = 'vigente';
const COMPUTING = 'Computação';

/**
 * All skills in force, with the names their ids stand for, in the order of their codes. What does not hold together is
 * added to `problems`.
 */
export function toSkills(files: BnccFiles, problems: string[]): Skill[] {
  const skills = new Map<string, Skill>();
  for (const { name, record, place } of listRecords(files)) {
    const tell = (problem: string) => problems.push(`${name}: ${record.codigo}: ${problem}`);
    const skill = toSkill(record, place(tell), tell);
    if (!skill || record.vigencia.status !== IN_FORCE) continue;
    if (skills.has(skill.code)) tell('o código aparece mais de uma vez.');
    skills.set(skill.code, skill);
  }
  return [...skills.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function toSkill(record: Written, placed: Placed, tell: (problem: string) => void): Skill | null {
  const parts = parseSkillCode(record.codigo);
  if (parts?.code !== record.codigo) {
    tell('não é um código da BNCC.');
    return null;
  }
  if (placed.years && placed.years.join() !== parts.years.join())
    tell(`os anos (${placed.years.join(', ')}) não são os do código.`);
  return {
    code: parts.code,
    stage: parts.stage,
    component: parts.component,
    componentName: placed.componentName,
    years: parts.years,
    text: record.texto,
    places: placed.places,
    objects: placed.objects,
    source: record.fonte.localizador_pdf ?? record.fonte.localizador ?? '',
  };
}

interface Listed {
  name: BnccFileName;
  record: Written;
  place(tell: (problem: string) => void): Placed;
}

function listRecords(files: BnccFiles): Listed[] {
  const early = files['educacao-infantil.json'];
  const elementary = files['ensino-fundamental.json'];
  const high = files['ensino-medio.json'];
  const computing = files['computacao.json'];
  const names = nameIds(files);
  const listed = <Record extends Written>(
    name: BnccFileName,
    records: readonly Record[],
    place: (record: Record, named: (id: string) => string) => Placed,
  ): Listed[] =>
    records.map((record) => ({
      name,
      record,
      place(tell) {
        const named = (id: string) => {
          const found = names.get(id);
          if (found === undefined) tell(`"${id}" não está em nenhuma lista de nomes.`);
          return found ?? id;
        };
        return place(record, named);
      },
    }));
  return [
    ...listed('educacao-infantil.json', early.objetivos, (one, named) => ({
      componentName: named(one.campo_experiencias),
      places: [named(one.grupo_etario)],
      objects: [],
    })),
    ...listed('ensino-fundamental.json', elementary.habilidades, (one, named) => ({
      componentName: named(one.componente),
      years: one.anos,
      places: [
        ...(one.organizacao.campos_atuacao ?? []),
        ...[one.organizacao.pratica_linguagem, one.organizacao.eixo, one.organizacao.unidade_tematica],
      ].flatMap((id) => (id ? [named(id)] : [])),
      objects: one.objetos_conhecimento.map(named),
    })),
    ...listed('ensino-medio.json', high.habilidades, (one, named) => ({
      componentName: named(one.componente ?? one.area),
      places: [...(one.campos_atuacao_social ?? []), ...one.competencias_especificas].map(named),
      objects: [],
    })),
    ...listed('computacao.json', computing.objetivos_ei, (one, named) => ({
      componentName: COMPUTING,
      places: [named(one.eixo), named(one.grupo_etario)],
      objects: [],
    })),
    ...listed('computacao.json', computing.habilidades_ef, (one, named) => ({
      componentName: COMPUTING,
      years: one.anos,
      places: [named(one.eixo)],
      objects: one.objetos_conhecimento.map(named),
    })),
    ...listed('computacao.json', computing.habilidades_em, (one, named) => ({
      componentName: COMPUTING,
      places: [named(one.competencia)],
      objects: [],
    })),
  ];
}

/** What an id is called; a competence by its text, which is all it has. */
function nameIds(files: BnccFiles): Map<string, string> {
  const structure = files['estrutura.json'];
  const computing = files['computacao.json'];
  const named = [
    ...structure.areas_conhecimento,
    ...structure.componentes_curriculares,
    ...structure.campos_experiencias,
    ...structure.recortes_temporais.map(({ id, nome }) => ({ id, nome: nome ?? id })),
    ...files['ensino-fundamental.json'].contextos_organizacao,
    ...files['ensino-medio.json'].contextos_organizacao,
    ...computing.eixos,
    ...computing.objetos_conhecimento,
  ].map(({ id, nome }) => [id, nome] as const);
  const worded = [...structure.competencias_especificas, ...computing.competencias].map(
    ({ id, texto }) => [id, texto] as const,
  );
  return new Map([...named, ...worded]);
}
