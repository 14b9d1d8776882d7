import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `Inglês - 6º ano

Vocabulary
get up - levantar
brush my teeth - escovar os dentes
have lunch - almoçar
go to sleep - ir dormir

Forma negativa
Usamos don't (do not) com I, you, we e they, e doesn't (does not) com he, she e it.
O verbo principal volta para a forma base: She doesn't like tea.

Forma afirmativa
Com I, you, we e they o verbo fica na forma base: I study at home.
Com he, she e it acrescentamos -s ao verbo: he works every day.`;

it('tells the words of another language with what they mean, and its rules in Portuguese', () => {
  const { structure } = analyse(makeAnalysisInput({ content: LESSON, title: 'Inglês' }));
  const points = structure.plan
    .filter(({ purpose }) => purpose === 'conteudo')
    .flatMap(({ points }) => points);
  expect(points).toContain(
    'Get up = levantar; brush my teeth = escovar os dentes; have lunch = almoçar; go to sleep = ir dormir',
  );
  expect(points.join('\n')).toContain("Usamos don't (do not) com I, you, we e they");
});

it('tells pairs of one word each in a row', () => {
  const content = `# Places in town\n\nbakery = padaria\n\nchurch = igreja\n\ndrugstore = farmácia\n\nTo stay in town we use the names of its places every day.`;
  const points = analyse(makeAnalysisInput({ content, title: 'Inglês' })).structure.plan.flatMap(
    (item) => item.points,
  );
  expect(points).toContain('Bakery = padaria; church = igreja; drugstore = farmácia');
});

const ROUTINE = `Espanhol - 1º ano

La rutina diaria

Vocabulario
despertarse = acordar
levantarse = levantar-se
cepillarse los dientes = escovar os dentes
vestirse = vestir-se
almorzar = almoçar
acostarse = deitar-se

Gramática
O pronome muda conforme a pessoa e vem ANTES do verbo conjugado:

yo me levanto
tú te levantas
él / ella / usted se levanta
nosotros nos levantamos
vosotros os levantáis
ellos / ellas / ustedes se levantan

No português falado a gente come o pronome, em espanhol NÃO pode: *yo levanto a las siete está errado. O certo é "me levanto a las siete".

Texto

"Me llamo Lucía y vivo en Montevideo. De lunes a viernes me despierto a las seis y media. Me ducho, me visto y desayuno un café con leche. Almuerzo en casa con mi abuela a la una. Cenamos a las nueve y me acuesto a las once."

Perguntas
a) ¿Dónde vive Lucía?
b) ¿Qué desayuna?
c) ¿Con quién almuerza?

respostas: a) en Montevideo b) café con leche c) con su abuela

2 - Exercício complete com o verbo no presente
1. Yo ______ (levantarse) a las seis.
2. Mi madre ______ (acostarse) a las diez.
3. Nosotros ______ (vestirse) rápido.
key: me levanto - se acuesta - nos vestimos`;

describe('a lesson of another language', () => {
  const { structure } = analyse(makeAnalysisInput({ content: ROUTINE, title: 'Espanhol', size: 10 }));
  const told = structure.plan.flatMap(({ points }) => points);
  const all = told.join('\n');

  it('tells its words a few in a row, with what they mean', () => {
    expect(all.toLowerCase()).toMatch(/vestirse = vestir-se; almorzar = almoçar; acostarse = deitar-se/u);
    expect(all.toLowerCase().split('vestirse = vestir-se')).toHaveLength(2);
  });

  it('tells the persons of a verb whole, behind their rule, and heads nothing with one', () => {
    const forms = told.find((text) => text.includes('yo me levanto'));
    expect(forms).toMatch(/^O pronome muda .*ellos \/ ellas \/ ustedes se levantan$/u);
    expect(structure.plan.map(({ title }) => title).join()).not.toContain('levantan');
  });

  it('tells what is wrong with what is right', () => {
    expect(all).toMatch(/\*yo levanto a las siete está errado\. O certo é "me levanto/u);
  });

  it('shows the text whole, with what is asked of it, however short', () => {
    for (const part of ['Me llamo Lucía', 'Me ducho, me visto', 'me acuesto a las once'])
      expect(all).toContain(part);
    expect(told).toContain('2) ¿Qué desayuna?');
  });

  it('says the order of sentences with gaps with each of them', () => {
    expect(all).toMatch(
      /4\) complete com o verbo no presente: Yo _+ [\s\S]*6\) complete com o verbo no presente: Nosotros _+ \(vestirse\) rápido/u,
    );
  });
});
