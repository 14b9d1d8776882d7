/** `Nas cidades: favelas`, `Entre palavras repetidas: cara a cara`: a place or a case of which lines tell, no thing. */
const OF_A_CASE =
  /^O que (?:é|são) (?:(?:n|d)[oa]s?|aos?|às?|em|de|entre|antes|depois|dentro|fora|perto|sem|com|por|para|pelos?|pelas?|sob|sobre|durante|até|desde|quando|se|onde|como|sempre|nunca|já|hoje|n[ãa]o)(?!\p{L})/iu;
/** What notes head their lines with, of whatever they tell. */
const OF_A_LABEL =
  /^(?:O que (?:é|são)|Qua(?:l|is) (?:é|são|foi|foram)) (?:(?:[oa]s?|uma?) )?(?:erros?(?: (?:comu[mn]s?|frequentes?))?|exemplos?|solu[çc](?:ão|ões)(?: propostas?)?|contextos?|problemas?|situa[çc](?:ão|ões)|aplica[çc](?:ão|ões)(?: pr[áa]ticas?)?|propostas?|c[óo]digos?|comandos?(?: aprendidos)?|considera[çc](?:ão|ões)|dicas?|macetes?|truques?|obs(?:erva[çc](?:ão|ões))?|aten[çc][ãa]o|importante|lembretes?|resumo|conclus(?:ão|ões)|curiosidades?|causas?|consequ[êe]ncias?|caracter[íi]sticas?|vantagens?|desvantagens?|tarefas?|atividades?|objetivos?|materia(?:l|is)|regras?|casos?|tipos?|passos?|etapas?|fim|final|in[íi]cio|come[çc]o|resultados?|detalhes?|cuidados?|pontos?|partes?|objetos?|assuntos?|temas?|autor(?:es)?|livros?|textos?|obras?|conceitos?|defini[çc](?:ão|ões)|fun[çc](?:ão|ões))\?$/iu;

/** Whether a question asks what something is that notes only head a line with: a case, a place, a label of any lesson. */
export const asksForLabel = (question: string): boolean =>
  OF_A_CASE.test(question) || OF_A_LABEL.test(question);
