/** What teachers call the parts of a lesson, of its plan or of a test: alone in a line it heads what follows. */
export const NAMES_PART =
  /^(?:objetivos?(?: (?:geral|gerais|espec[íi]ficos?|de aprendizagem|da aula))?|conte[úu]dos?(?: program[áa]ticos?)?|metodologia|recursos(?: did[áa]ticos)?|materiais(?: necess[áa]rios)?|avalia[çc][ãa]o|desenvolvimento|procedimentos|habilidades?(?: da bncc)?|justificativa|atividades?|(?:lista de )?exerc[íi]cios?(?: de fixa[çc][ãa]o| propostos)?|quest(?:ões|oes)|exercises?|(?:para|pra|p\/) (?:fixar|praticar|treinar|exercitar)|refer[êe]ncias|bibliografia|gabarito|respostas|introdu[çc][ãa]o|conclus[ãa]o)\s*:?$/iu;

/** The key of a test heads its answers in any document, however plain the line is set. */
export const NAMES_KEY = /^(?:gabarito|respostas)(?: oficial)?\s*:?$/iu;
