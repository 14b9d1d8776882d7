/** A code of a curriculum or of a list of skills: `EI03ET02`, `CDEILD01`, `EF09MA01`, `CG 05`. */
const CODE = String.raw`(?:\p{Lu}{2,}\d{2,}\p{L}{0,4}\d*|\p{Lu}{2}\s\d{1,2})`;
/** The field of a form before what stands in it, with the code of the entry. */
const LABEL =
  /^(?:objetivos?(?: (?:geral|específicos?|de aprendizagem))?|conteúdos?|recursos|título|tema|assunto|metodologia|habilidades?|compet[êe]ncias?(?: (?:gera(?:l|is)|espec[íi]ficas?))?)\s*:\s*/iu;
const ENTRY_CODE = new RegExp(String.raw`^\(?${CODE}\)?\s*[:–—-]\s*(?=\p{L})`, 'u');
const ANY_CODE = new RegExp(CODE, 'gu');
/** Fields of a lesson plan that say nothing to the class. */
const FORM_FIELD =
  /^(?:habilidades?|compet[êe]ncias?|conte[úu]dos?|t[íi]tulo|tema|assunto|unidade tem[áa]tica|objetos? de conhecimento|dura[çc][ãa]o|tempo(?: previsto)?|carga hor[áa]ria|p[úu]blico(?:-alvo)?|componente(?: curricular)?|campos? de experi[êe]ncias?|eixo|recursos|materiais|bibliografia)(?: [\p{L} ]{1,30})?\s*:\s*/iu;
/** Longer entries of a field tell something. */
const FEW_WORDS = 6;

/** `Objetivo: CDEILD01 - Compreender …` → `Compreender …`. */
export function dropLabel(text: string): string {
  return text.replace(LABEL, '').replace(ENTRY_CODE, '') || text;
}

/** True for a filled-in field of a form or a list of codes: `Conteúdo: Interfaces`, `Habilidades BNCC: EI03ET02`. */
export function isFormField(text: string): boolean {
  const field = FORM_FIELD.exec(text);
  const codes = text.match(ANY_CODE)?.length ?? 0;
  const words = (text.match(/\p{L}{2,}/gu)?.length ?? 0) - codes;
  if (codes > 0 && words <= 4 + codes) return true;
  return field !== null && text.slice(field[0].length).split(/\s+/).length <= FEW_WORDS;
}

/** `…, ou seja:`: what follows stands elsewhere, what precedes is whole without it. */
const ANNOUNCES =
  /,?\s(?:ou seja|isto é|tais como|como por exemplo|por exemplo|a saber|quais sejam|como)\s*[:,]\s*$/iu;

/** `… e contém as seguintes informações:`: a second thing said, of what stands below alone. */
const TELLS_BELOW =
  /,?\s(?:e\s(?:cont[ée]m|cont[êe]m|possui|t[êe]m|tem|apresenta|traz|inclui|mostra)\s[ao]s?\s(?:seguintes?\s[\p{L} ]{3,30}|[\p{L}]{3,20}\s(?:abaixo|a seguir|seguintes?))|(?<=,\s)descrit[ao]s?\s(?:a seguir|abaixo))\s*[:.]\s*$/iu;

/** An announcing sentence without its announcement; null where the rest would not be whole. */
export function withoutAnnouncement(sentence: string): string | null {
  const rest = sentence.trim().replace(ANNOUNCES, '').replace(TELLS_BELOW, '');
  return rest.length < sentence.trim().length && rest.length > 40 ? `${rest}.` : null;
}
