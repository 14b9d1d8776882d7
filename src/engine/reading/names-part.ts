/** What teachers call the parts of a lesson, of its plan or of a test: alone in a line it heads what follows. */
export const NAMES_PART =
  /^(?:objetivos?(?: (?:geral|gerais|espec[íi]ficos?|de aprendizagem|da aula))?|conte[úu]dos?(?: program[áa]ticos?)?|metodologia|recursos(?: did[áa]ticos)?|materiais(?: necess[áa]rios)?|avalia[çc][ãa]o|desenvolvimento|procedimentos|habilidades?(?: da bncc)?|justificativa|atividades?|(?:lista de )?exerc[íi]cios?(?: de fixa[çc][ãa]o| propostos)?|quest(?:ões|oes)|exercises?|(?:para|pra|p\/) (?:fixar|praticar|treinar|exercitar)|refer[êe]ncias|bibliografia|gabarito|respostas|introdu[çc][ãa]o|conclus[ãa]o)\s*:?$/iu;

/** The key of a test heads its answers in any document, however plain the line is set. */
export const NAMES_KEY = /^(?:gabarito|respostas)(?: oficial)?\s*:?$/iu;

/** What teachers call the columns of a table of words. */
export const NAMES_COLUMN =
  /^(?:s[íi]mbolo|express[ãa]o|f[óo]rmula|dire[çc][ãa]o|unidade|nome|termo|conceito|tipo|exemplos?|(?:quando|onde|como|por ?qu[eê]|quem|o que)(?: [\p{L}]+){0,3}|per[íi]odo|ano|data|s[ée]culo|caracter[íi]sticas?|fun[çc][ãa]o|defini[çc][ãa]o|descri[çc][ãa]o|significado|tradu[çc][ãa]o|causas?|consequ[êe]ncias?|efeitos?|medidas?(?: de controle| preventivas?)?|risco|perigo|observa[çc](?:ão|ões)|obs\.?|local|volume(?: m[áa]ximo)?|autora?|obra|regular|irregular|base(?: form)?|(?:simple )?past(?: participle)?|participle|forms?|infinitive|meaning|translation|afirmativa|negativa|interrogativa|pronome|quantidade|valor|dose|prazo|respons[áa]vel|material|uso|vantagens?|desvantagens?|origem|fontes?|ocorr[êe]ncia|temperatura|clima|vegeta[çc][ãa]o|sintomas?|transmiss[ãa]o|preven[çc][ãa]o|tratamento|agente)$/iu;
