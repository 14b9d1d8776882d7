/** `(melodia de ciranda, inventei)`, `(eu que fiz)`: whose it is. */
const OWN_MAKING =
  /,\s*(?:eu |que eu |eu que |fui eu que )?(?:mesm[oa] )?(?:inventei|criei|fiz|escrevi|montei|adaptei)(?: (?:eu )?mesm[oa])?\s*(?=\))|\s*\((?:essa |esse |isso )?(?:eu |que eu |eu que |fui eu que )?(?:mesm[oa] )?(?:inventei|criei|fiz|escrevi|montei|adaptei)(?: (?:eu )?mesm[oa])?[!.]*\)/giu;
/** `(só contar, mês que vem a gente aprofunda)`, `(vejo na aula que vem)`: what comes another day. */
const ANOTHER_DAY =
  /\s*\((?=[^()]*(?:(?<!\p{L})(?:m[êe]s|semana|ano|bimestre|trimestre|aula) que vem|pr[óo]xim[oa] (?:m[êe]s|semana|ano|bimestre|trimestre|aula)))(?=[^()]*(?<!\p{L})(?:a gente|vamos|vou|eu|vejo|vemos|retomo|continuo|aprofund\p{L}+|termin\p{L}+)(?!\p{L}))[^()]*\)/giu;
const PUPILS =
  '(?:(?:uns |umas |quase )?(?:\\d{1,3}%?|metade|a maioria|quase tod[oa]s|muit[oa]s?|mta|boa parte)\\s(?:d[aeo]s?\\s)?(?:alun[oa]s?|gente|turma|sala|\\d{1,2}º\\s?\\p{Lu})(?: d[aeo]s? \\p{L}+)?)';
const FELL =
  '(?:ca[íi](?:u|ram)|err(?:ou|aram)|marc(?:ou|aram)|chut(?:ou|aram)|confund(?:iu|iram)|esquec(?:eu|eram))';
/** `— pegadinha proposital, 14 alunos caíram`, `; metade da turma errou`: how the class did. */
const HOW_THEY_DID = new RegExp(
  `\\s*(?:[–—-]|;|\\()\\s*(?:(?:era |é )?(?:uma )?pegadinha(?:\\s\\p{L}+)?(?:,\\s*)?(?:${PUPILS}\\s${FELL})?|${PUPILS}\\s${FELL}(?:\\s\\p{L}+){0,3})\\)?(?=[.!]|$)`,
  'giu',
);
/** The same as a sentence by itself: `Errou quem somou.`, `Muita gente marcou C.` */
const SENTENCE = new RegExp(
  `(?:^|(?<=[.!?:;]\\s))(?:err(?:ou|aram) (?:feio )?quem\\s[^.!?;]{3,50}|(?:[^.!?;:]{0,24},\\s)?${PUPILS}\\s${FELL}(?:[^.!?;]{0,40}))[.!]*(?:\\s|$)`,
  'giu',
);

/** `(tem aluno sofrendo com isso, falar com jeito)`, `(caro heim)`, `(não, esse é repetido, pular)`, `(ver código no planejamento, não lembro agora)` */
const IN_PASSING =
  /\s*\((?:[^()]*(?<!\p{L}))?(?:(?:tem|h[áa]|tenho|t[ôo] com) (?:um |uma |uns |umas |muit[oa]s )?alun\p{L}+|fal(?:ar|e) (?:diss[oa] )?com (?:jeito|calma|cuidado)|he?in?m?|k{3,}|(?:rs){2,}|repetid[oa],? pular|(?:n[ãa]o )?lembro (?:agora|direito)|n[ãa]o sei se|ano passado|eles (?:SEMPRE|sempre|nunca)|dar espa[çc]o|n[ãa]o contar antes)(?!\p{L})[^()]*\)/giu;

/** A text without what its teacher says in it of his own making, of other days and of how pupils did; whole where nothing else is left. */
export function withoutOwnWord(text: string): string {
  const rest = text
    .replace(OWN_MAKING, '')
    .replace(ANOTHER_DAY, '')
    .replace(IN_PASSING, '')
    .replace(HOW_THEY_DID, '')
    .replace(SENTENCE, '')
    .trim();
  return /\p{L}{3}|\d/u.test(rest) ? rest : text;
}

/** Whether a whole statement tells nothing but how pupils did in a test. */
export const tellsHowTheyDid = (text: string): boolean =>
  text.trim() !== '' && text.replace(SENTENCE, '').trim() === '';
