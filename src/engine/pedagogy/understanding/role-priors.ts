import type { Role } from './role.ts';

/**
 * What we hold each mark to say of a bit's role before any example was seen, as log-odds: one line a mark, `role weight`.
 * The learnt weights (`role-weights.json`) correct this; a mark that no example shows keeps what stands here.
 */
const LINES = `
kind=heading: heading 1.4, explanation -1, example -1
headingLike: heading 1.6, explanation -1, definition -1.5
text: explanation 1, example 0.3, furniture -2, admin -1.5, caption -1.5, table_data -0.5, blank -0.5, reference -0.3
kind=equation: formula 3
kind=chart: table_data 2, caption 1
kind=cell: table_data 1.6, heading -0.5
kind=note: explanation 0.5, furniture 0.4, reference 0.4
kind=item: explanation 0.3, exercise 0.2
kind=paragraph: explanation 0.4
level1: heading 0.4
note=footnote: reference 1, explanation 0.6
note=speaker: explanation 1, teacher_guidance 0.6
onMostPages: furniture 3
repeated>=4: furniture 1.6, table_data 0.3
kind=cell&repeated: table_data 1.2, furniture -1
repeated=3: furniture 0.6
repeatsHeading: furniture 1.2, heading 0.8
isMostlyBlank: blank 4
saysBlank: blank 1.2, exercise 0.6, statement_to_judge 0.3
isEmptyField: blank 1.6, admin 0.4
isLabelField: admin 1.8, blank 0.4
hasPlaceholder: blank 2, instruction 1
isBoxed: statement_to_judge 2.6, exercise 0.5, alternative 0.6
lead:isTrueFalse: statement_to_judge 1.6
lead:asksToChoose: alternative 1.2, statement_to_judge 0.8
prev:asksToChoose: alternative 0.6, statement_to_judge 0.3
isLettered: alternative 1.6, exercise 0.9
prev:isLettered: alternative 0.7
next:isLettered: alternative 0.4, exercise 0.5
next:asksToChoose: exercise 0.3
isRomanItem: statement_to_judge 1, heading 0.2
joinsRomans: alternative 3
isTrueFalse: exercise 0.8
asksToChoose: exercise 1.8
saysQuestion: exercise 1.4
startsInterrogative: exercise 0.3
end?: exercise 1.6, explanation 0.2, heading 0.1
item&end?: exercise 0.4
commands: exercise 1.6, procedure 0.7, instruction 0.4
commandsLater: exercise 1.4
lead:commands: exercise 0.3
isNumbered: exercise 0.4, procedure 0.3, heading 0.3
isDeepNumbered: heading 1.2
under=exercises: exercise 0.9, alternative 0.3, statement_to_judge 0.2, instruction 0.2
within=exercises: exercise 0.6, alternative 0.3
under=answers: answer 2.2
saysAnswer: answer 3
prev:saysAnswer: answer 0.9
under=references: reference 2.6, link 0.4
isSource: reference 1.4
isAuthorYear: reference 1.8
isSurnameFirst: reference 2.4
isBracketKey: reference 3
isExamSource: reference 2.4
startsFigure: caption 3
namesFigure: caption 0.5
next:startsFigure: table_data 0.2
isUrl: link 3.4
hasUrl: link 1.8, reference 0.4
hasMail: admin 1.5, link 0.4
isPageLine: furniture 2, table_data 0.5
endsWithFraction: furniture 0.6
isContentsLine: furniture 0.4
under=contents: furniture 1.8
noise: furniture 0.7, table_data 0.5, formula 0.4
ocr: furniture 0.2
isGreeting: furniture 2
isInstitution: furniture 1, admin 1
saysTeacherName: admin 2.2
isDate: admin 2.6
hasDate: admin 0.7
isName: admin 2.2
firstPage: admin 0.5, furniture 0.3
opening: admin 0.5, furniture 0.3
isCurriculumCode: admin 2.5
hasCurriculumCode: objective 1.6, admin 0.6
saysObjective: objective 2.2
under=objectives: objective 2
within=objectives: objective 0.6
head=objectives: objective 2
rowHead=objectives: objective 2
bloomInfinitive: objective 1.1, teacher_guidance 0.4
infinitive: objective 0.5, teacher_guidance 0.5, procedure 0.2
lead:saysObjective: objective 1.6
under=method: teacher_guidance 1.8
within=method: teacher_guidance 0.9
head=method: teacher_guidance 1.8
rowHead=method: teacher_guidance 1.8
namesPupils: teacher_guidance 1.1, instruction 0.4
namesTeacher: teacher_guidance 0.6, admin 0.4
namesClass: teacher_guidance 0.7
hasMinutes: teacher_guidance 0.5, admin 0.5
gerund: teacher_guidance 0.4
under=grading: instruction 1.4
saysGrading: instruction 1.1
isObliged: instruction 1.2
head=grading: instruction 1
under=steps: procedure 0.9, code 0.3
isStepWord: procedure 1.3
saysFirstThen: procedure 0.9
isNeeded: procedure 0.3
isDefinition: definition 1.2, explanation 0.4
opensDefined: definition 0.6, heading 0.5
isTermColon: definition 0.8, explanation 0.2
isTermDash: definition 0.3
under=definition: definition 0.4
saysExample: example 1.6
under=example: example 1.2
lead:saysExample: example 1.4
prev:saysExample: example 0.5
isQuoted: example 0.5
tellsStory: narrative 3
toldInPast: narrative 1, explanation 0.3
startsWithYear: narrative 0.6, explanation 0.3
under=story: narrative 2.2
hasMaths: formula 0.9, example 0.3
hasLatex: formula 0.5
isEquation: formula 1.6
fewLetters: formula 0.5, table_data 0.6, code 0.3
manyDigits: table_data 0.7, formula 0.2
hasCodeMark: code 1.2
startsCode: code 1.2
hasIdentifier: code 0.6
under=code: code 0.6
prev:hasCodeMark: code 0.7
next:hasCodeMark: code 0.5
prev:startsCode: code 0.5
next:startsCode: code 0.4
finite: explanation 0.5, definition 0.2, heading -0.8, table_data -0.5
sentences: explanation 0.7, heading -1.5, caption -0.4, table_data -0.5
end.: explanation 0.5, heading -1.2
end:: exercise 0.2, caption 0.3
enda: heading 0.3
end;: objective 0.1
shouted: heading 0.9
titled: heading 0.7
words<=1: table_data 0.3, explanation -1, definition -0.8, exercise -0.6
words<=2: heading 0.3, explanation -0.9, exercise -0.5
words<=3: heading 0.4, explanation -0.6
words<=5: heading 0.5
words<=9: heading 0.2
words<=15: heading -0.3
words<=30: explanation 0.4, heading -1.6
words<=60: explanation 0.8, heading -2.5, caption -0.5
words<=99: explanation 1, heading -3, narrative 0.4, caption -0.8
genre=prova: exercise 0.8, alternative 0.5, statement_to_judge 0.4, instruction 0.3, explanation -0.6
genre=lista_exercicios: exercise 1, answer 0.3, alternative 0.4, explanation -0.5
genre=trabalho: exercise 0.6, instruction 0.8, blank 0.2
genre=plano_de_aula: teacher_guidance 0.9, objective 0.5, admin 0.3, explanation -0.5
genre=plano_de_ensino: teacher_guidance 0.4, admin 0.8, objective 0.5, instruction 0.4, blank 0.3, explanation -0.5
genre=curriculo_norma: objective 0.9, teacher_guidance 0.8, admin 0.3, explanation -0.4
genre=modelo_formulario: blank 0.9, instruction 0.9
genre=manual_tutorial: procedure 0.6, code 0.4, exercise -0.5
genre=coletanea: narrative 0.5
genre=apostila: explanation 0.3, definition 0.1
genre=artigo_tcc: explanation 0.4, reference 0.3, exercise -0.6
genre=slides_aula: explanation 0.1
genre=treinamento_corporativo: explanation 0.3, procedure 0.2
genre=plano_de_aula&infinitive: teacher_guidance 0.6
genre=manual_tutorial&commands: procedure 1.2, exercise -1
genre=prova&commands: exercise 0.6
genre=plano_de_aula&namesPupils: teacher_guidance 0.5
head=grading: instruction 0.4
isCourseCode: admin 1.2
isMonthYear: admin 2
isVersion: admin 2.2
isTimeRange: admin 1.8
isNameList: admin 1
namesLevel: admin 0.8
isEquationWords: formula 1
saysTip: explanation 0.3, teacher_guidance 0.2, instruction 0.2
saysResource: admin 0.6, link 0.4, teacher_guidance 0.4
isAllCapsLabel: definition 0.4
label=objectives: objective 2.4
label=exercises: exercise 0.6
label=answers: answer 2.4
label=references: reference 1.6
label=method: teacher_guidance 1.6
label=grading: instruction 1
label=admin: admin 1.4
label=example: example 1.8
label=story: narrative 2
label=definition: definition 0.8
heading&isAuthorYear: heading 2.5, reference -1
under=content: explanation 1.2, definition 0.6, teacher_guidance -0.8, instruction -0.8
headsLongText: heading 1.4, blank -1.5, caption -0.4
lengths=0sl: heading 0.8
lengths=lsl: heading 0.7
lengths=msl: heading 0.6
lengths=sss: table_data 0.4, caption 0.3, heading -0.6
stem:isTrueFalse: statement_to_judge 1.2, alternative 0.3
stem:asksToChoose: alternative 1.1, statement_to_judge 0.5
optionsOfStem: alternative 1.2, statement_to_judge 0.5
cell&isLettered: alternative 2.2
item&isLettered: alternative 0.6
isUnfinishedSum: exercise 2.2, blank 0.5
isNumericEquation: example 1.2, answer 0.4
afterAnswer: answer 1.6
isImpersonal: procedure 0.9, explanation 0.3
isPassiveMust: procedure 0.8, instruction 0.4
isOpenField: blank 1.2, heading 0.6
isCountedPlaceholder: blank 2
opensActivity: teacher_guidance 1.2
opensMethod: teacher_guidance 1.1, objective 0.3
saysScenario: exercise 0.8, example 0.5
allStrangeCapitals: heading 0.2
allKnownCapitals: heading 0.5, admin -0.8
amongLabels&paragraph: caption 0.7, table_data 0.7
genre=prova&isLettered: alternative 0.8
genre=prova&saysScenario: exercise 0.6
genre=lista_exercicios&saysScenario: exercise 0.6
genre=curriculo_norma&gerund: teacher_guidance 1.8
genre=curriculo_norma&isNumbered: teacher_guidance 0.8
genre=curriculo_norma&isLabelField: admin 0.5
genre=plano_de_aula&actionNoun: teacher_guidance 0.8
genre=plano_de_aula&opensMethod: teacher_guidance 1
genre=plano_de_aula&opensActivity: teacher_guidance 0.8
genre=plano_de_ensino&isOpenField: blank 0.6
genre=modelo_formulario&isOpenField: blank 0.8
genre=modelo_formulario&titled: blank 0.3
genre=slides_aula&infinitive: objective -0.2, procedure 0.2
headRow: heading 0.4, table_data 0.2
`;

/** Mark → what it adds to the score of which roles. */
export const ROLE_PRIORS: ReadonlyMap<string, readonly (readonly [Role, number])[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const border = line.indexOf(': ');
      const weights = line
        .slice(border + 2)
        .split(', ')
        .map((entry) => {
          const [role, weight] = entry.split(' ');
          return [role as Role, Number(weight)] as const;
        });
      return [line.slice(0, border), weights] as const;
    }),
);
