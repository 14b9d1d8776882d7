/** Plants of a school garden with figures of our own, for material of any length. */
const PLANTS = ['Alface', 'Beterraba', 'Cenoura', 'Rúcula', 'Tomate', 'Abóbora', 'Feijão', 'Milho'];
const PLACES = ['canteiro', 'vaso', 'caixote', 'jardim', 'quintal'];
const TASKS = ['Preparo da terra', 'Semeadura', 'Rega', 'Adubo', 'Colheita'];
const TOOLS = ['enxada', 'regador', 'ancinho', 'balde', 'peneira', 'tesoura', 'pá'];

/** `paragraphs` of about 55 words in each of five sections for each of `plants` chapters, as marked-up text. */
export function writeGardenBook(plants: number, paragraphs: number): string {
  const chapters = PLANTS.slice(0, plants).map((plant, chapter) => {
    const sections = TASKS.map((task, section) => {
      const texts = Array.from({ length: paragraphs }, (_, at) => {
        const number = chapter * 100 + section * 10 + at;
        const place = PLACES[(number * 3) % PLACES.length];
        const tool = TOOLS[(number * 5 + at) % TOOLS.length];
        return (
          `A ${plant.toLowerCase()} plantada no ${place} ${number} da escola precisa de ${number + 2} litros de água por semana. ` +
          `A turma usa ${tool} e mede ${number + 5} centímetros entre as mudas do ${place}. ` +
          `Quando a folha fica amarela, a turma ${number} reduz a rega porque a raiz apodrece com água demais. ` +
          `O caderno ${number} da horta guarda a data, o peso e a altura de cada planta colhida.`
        );
      });
      return `## ${task} da ${plant.toLowerCase()}\n\n${texts.join('\n\n')}`;
    });
    return `# ${plant}\n\nA ${plant.toLowerCase()} é uma planta da horta que a turma ${chapter + 1} cultiva na escola durante o ano.\n\n${sections.join('\n\n')}`;
  });
  return chapters.join('\n\n');
}
