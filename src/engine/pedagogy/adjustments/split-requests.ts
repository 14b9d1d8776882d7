import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';

/** How the check boxes of the report travel in a text: under this line, one a line. */
const CHOSEN = /^melhorias escolhidas:?\s*$/;
/** How 'Quero mais sobre isto' of the outline travels: a title may hold anything that would begin another request. */
const MORE_OF_SLIDE = /^mais sobre “[^”]+”$/i;
/** Words with which a request begins; after `e`, a comma or `mas` they begin another one. */
const OPENS = [
  'nao|nada de|nem|so|somente|apenas|sem|mais|menos|com (?:mais|menos)|dar (?:mais|menos)',
  'quero|queria|gostaria|prefiro|preciso|pode(?:m|ria)?|faca[m]?|fazer|da mais|de (?:mais|menos)',
  '(?:deix|tir|retir|elimin|cort|evit|dispens|ignor|acrescent|adicion|aument|detalh|explor|preserv)(?:e|em|ar|a)',
  '(?:us|cit|mencion|abord|mud|simplific|prioriz|enfatiz|destac|foc|coloc|troc|dedic|reserv|bot|pul|aprofund)(?:e|em|ar|a)',
  '(?:simplifiqu|destaqu|foqu|coloqu|troqu|dediqu)(?:e|em)',
  '(?:remov|esquec|inser|insir|omit|resum|reduz|reduz|diminu|exclu|inclu|substitu|mant|mantenh)(?:a|am|er|ir|e|i|em)?',
  'ponha[m]?|poe|fal(?:e|em|ar|a d[aeo]s?|a sobre)|foco',
].join('|');
const NEXT = new RegExp(`^(?:\\s*(?:tambem|depois|ai|por favor,?)\\s+)?(?:${OPENS})(?![\\p{L}-])`, 'u');
/** `mais ou menos`, `com mais calma`: no border. */
const JOINT = /;|,?\s+(?:e|mas|porém|porem|então)\s+|,\s+/gu;

/** The requests of one text in its order: by lines, sentences and joined orders; check boxes come apart. */
export function splitRequests(text: string): { said: string; isChosen: boolean }[] {
  const found: { said: string; isChosen: boolean }[] = [];
  let isList = false;
  for (const line of text.slice(0, 4000).normalize('NFC').split('\n')) {
    const plain = normalise(line).trim();
    if (CHOSEN.test(plain)) isList = true;
    else if (plain === '') isList = false;
    else if (MORE_OF_SLIDE.test(line.trim())) found.push({ said: line.trim(), isChosen: true });
    else if (isList && /^\s*[-–—•*]\s+/.test(line))
      found.push({ said: line.replace(/^\s*[-–—•*]\s+/, '').trim(), isChosen: true });
    else {
      isList = false;
      const bare = line.replace(/^\s*(?:[-–—•*]+|\(?\d{1,2}[.)ºª]|[a-z]\))\s+/u, '');
      for (const sentence of splitSentences(bare))
        for (const said of splitOrders(sentence)) found.push({ said, isChosen: false });
    }
  }
  return found;
}

function splitOrders(sentence: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const joint of sentence.matchAll(JOINT)) {
    const next = joint.index + joint[0].length;
    if (joint[0] !== ';' && !NEXT.test(normalise(sentence.slice(next)))) continue;
    parts.push(sentence.slice(start, joint.index));
    start = next;
  }
  parts.push(sentence.slice(start));
  return parts.map((part) => part.replace(/[.!?…,\s]+$/, '').trim()).filter((part) => /\p{L}{2}/u.test(part));
}
