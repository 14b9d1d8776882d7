/** Misspellings that Brazilian pupils and teachers often make, further from the word than one letter or near two words. */
const SLIPS = `
extender estender | extende estende | extendem estendem | extendido estendido | extendida estendida | extendendo estendendo
excessão exceção | exeção exceção | excessões exceções | concerteza com certeza | derrepente de repente | porisso por isso
apartir a partir | atravez através | atravéz através | ancioso ansioso | anciosa ansiosa | beneficiente beneficente
mecher mexer | enchergar enxergar | previlégio privilégio | previlégios privilégios | prazeiroso prazeroso
reinvindicar reivindicar | reinvindicação reivindicação | reinvindicações reivindicações | impecilho empecilho
impecilhos empecilhos | mendingo mendigo | cabeleleiro cabeleireiro | metereologia meteorologia | metereológico meteorológico
frustado frustrado | frustada frustrada | supertição superstição | asterístico asterisco | expontâneo espontâneo
expontânea espontânea | geito jeito | pixação pichação | encomodar incomodar | paralizar paralisar | paralizado paralisado
analizar analisar | analize analise | analizando analisando | pesquizar pesquisar | pesquiza pesquisa | utilisar utilizar
organisar organizar | realisar realizar | quizer quiser | quizeram quiseram | abituado habituado | abituamos habituamos
inpossível impossível | inportante importante | conciência consciência | conciente consciente | conhecimeto conhecimento
disperdício desperdício | disperdiçar desperdiçar | indentificar identificar | indentidade identidade | previnir prevenir
adimitir admitir | adivogado advogado | opnião opinião | opniões opiniões | abisoluto absoluto
vizualizar visualizar | vizualização visualização | grandesa grandeza
grandesas grandezas | hà há | voçê você | vocé você | voçês vocês | tamanbém também | tambem também | alguem alguém
angulos ângulos | celula célula | celulas células | fisica física | quimica química | logica lógica | pagina página
paginas páginas | titulo título | titulos títulos | metodo método | metodos métodos | lingua língua | linguas línguas
umido úmido | umida úmida | solido sólido | solidos sólidos | liquido líquido | liquidos líquidos | atomo átomo | atomos átomos
orgao órgão | orgaos órgãos | orgão órgão | orgãos órgãos | indio índio | indios índios | saude saúde
`;

const known = new Map(
  SLIPS.trim()
    .split(/\s*[|\n]\s*/)
    .map((pair): [string, string] => {
      const [written = '', ...right] = pair.split(' ');
      return [written, right.join(' ')];
    })
    .filter(([written, right]) => written !== right),
);

/** What a common misspelling (lower case) stands for, or undefined. */
export function commonSlip(word: string): string | undefined {
  return known.get(word);
}
