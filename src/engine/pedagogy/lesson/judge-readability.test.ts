import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

const read = (content: string, level: 'fundamental' | 'medio' | 'superior' | null = null) =>
  analyse(makeAnalysisInput({ content, level })).readability;

const NOTES = `Respiração celular - 2ª série

- glicólise: citosol, 1 glicose -> 2 piruvatos, saldo 2 ATP
- piruvato -> acetil-CoA (entra na mitocôndria) + CO2
- ciclo de Krebs: matriz, 2 voltas por glicose, NADH e FADH2
- cadeia respiratória: crista, O2 = aceptor final -> água
- saldo: 30 a 32 ATP / glicose
- fermentação: sem O2 -> lático ou alcoólico
- obs: hemácia só faz fermentação (ñ tem mitocôndria)`;

const LESSON = `As abelhas e a polinização

As abelhas visitam as flores para buscar néctar e pólen. O pólen gruda nos pelos do corpo delas. Quando a abelha pousa em outra flor, uma parte do pólen cai no estigma. A flor fecundada vira fruto e guarda as sementes. Muitas plantas que comemos dependem das abelhas. O agrotóxico mata as abelhas que pousam nas lavouras. Sem abelhas, o agricultor colhe menos frutos. As abelhas sem ferrão vivem em ocos de árvores. O criador muda os enxames para caixas de madeira. As caixas ficam perto do pomar durante a florada. No inverno as colônias guardam mel para os meses sem flor. A rainha põe os ovos, e as operárias cuidam das larvas. Os zangões fecundam a rainha e morrem depois do voo.`;

const DENSE = `A institucionalização das políticas educacionais

${[
  'A institucionalização das políticas educacionais contemporâneas pressupõe a operacionalização de procedimentos interdepartamentais que possibilitem a fundamentação epistemológica das deliberações organizacionais e a consolidação de instrumentos avaliativos.',
  'A descentralização administrativa implica a redistribuição de competências decisórias entre instâncias subnacionais cuja heterogeneidade institucional condiciona substancialmente a efetividade das intervenções governamentais planejadas.',
  'As abordagens neoinstitucionalistas problematizam a pretensa neutralidade dos mecanismos regulatórios, na medida em que evidenciam os condicionantes históricos que estruturam as preferências dos atores coletivos envolvidos.',
  'A literatura especializada enfatiza que a implementação constitui processo interativo no qual burocracias intermediárias reinterpretam as diretrizes normativas segundo constrangimentos organizacionais e repertórios profissionais específicos.',
  'A accountability horizontal distingue-se da responsabilização eleitoral porque mobiliza dispositivos interinstitucionais de controle cuja legitimidade decorre da especialização técnica e da autonomia procedimental dos órgãos fiscalizadores.',
  'A mensuração da efetividade demanda delineamentos quase-experimentais capazes de isolar os efeitos atribuíveis à intervenção, controlando as covariáveis socioeconômicas que confundem a interpretação dos resultados observados.',
  'A territorialização das políticas reconfigura as relações intergovernamentais, visto que redefine os incentivos à cooperação e explicita as assimetrias fiscais que historicamente caracterizam a federação brasileira.',
  'A análise comparada revela que trajetórias institucionais divergentes produzem configurações regulatórias relativamente estáveis, ainda que submetidas a pressões isomórficas provenientes de organismos multilaterais de financiamento.',
].join(' ')}`;

describe('how a material reads', () => {
  it('is not told of notes, however much is in them', () => {
    const { score, band, message } = read(NOTES, 'medio');
    expect([score, band]).toEqual([null, null]);
    expect(message).toMatch(/não dá para medir|pouco texto corrido/);
  });

  it('goes with the level of a class for which its sentences are written', () => {
    const { verdict, message, score } = read(LESSON, 'fundamental');
    expect(verdict).toBe('adequado');
    expect(message).toMatch(
      /^A leitura combina com ensino fundamental \(\d+ frases medidas, de \d+ palavras em média\)/,
    );
    expect(score).toBeGreaterThan(50);
  });

  it('is called hard where the sentences are long too', () => {
    expect(read(DENSE, 'fundamental').verdict).toBe('dificil_para_o_nivel');
    expect(read(DENSE, 'superior').verdict).toBe('adequado');
  });

  it('names no school year where nobody told the level', () => {
    const { band, message } = read(TYPED_LESSONS.photosynthesis);
    expect(band).toBeNull();
    expect(message).toContain('Informe o nível de ensino');
    expect(message).not.toMatch(/Fundamental|Médio|Superior/);
  });
});
