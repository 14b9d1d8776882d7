import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';

/** Endings of nouns for qualities, actions and doctrines: nobody can take their picture. */
const ABSTRACT =
  /(?:cao|coes|sao|soes|dade|dades|encia|encias|ancia|ancias|mento|mentos|ismo|ismos|ez|eza|ura|ica|ogia|agem|ice|tude|ese|ose)$/;
const TOO_GENERAL = new Set(
  'fase fases etapa etapas processo processos quantidade numero numeros valor valores tipo tipos forma formas parte partes importancia energia tempo metodo metodos sistema sistemas conjunto grupo grupos nivel ideia ideias conceito conceitos dado dados resultado resultados soma medida medidas vida direito direitos estado baixo cima inteiro dividido total funcao exemplo objetivo numerador denominador multiplo multiplos gas gases oxigenio calor som ar baixa alta modelo modelos banco bancos reforco perfil tecnica tecnicas desafio desafios projeto noite ritmo medo explicacao algoritmo chave chaves lenda lendas'.split(
    ' ',
  ),
);

/** True for a term that can be seen: a photo of "coragem" or "etapa" helps nobody. */
export function isPicturable(term: LessonTerm): boolean {
  const words = normalise(term.phrase).split(' ');
  const head = words[0] ?? '';
  return (
    !TOO_GENERAL.has(head) && !ABSTRACT.test(head) && head.length > 2 && !/\d|^\p{Lu}+$/u.test(term.phrase)
  );
}
