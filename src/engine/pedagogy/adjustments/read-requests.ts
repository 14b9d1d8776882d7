import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { speaksOfLooks } from '#engine/pedagogy/material/asks-makers.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Request, TopicKind } from './adjustment.ts';
import { names } from './find-topic.ts';
import { type LeftOut, leaveOut } from './leave-out.ts';
import { readWishes } from './read-wishes.ts';

export interface ReadRequests {
  requests: Request[];
  unread: string[];
  /** The material without what was asked out. */
  material: Material;
  dropped: Map<Request, LeftOut['outcome']>;
}

/**
 * What the guidance beside a file and the requests for adjustments (newest last) ask for, with every subject by itself,
 * and the material that is left. A later word on a subject takes the earlier one back.
 */
export function readRequests(material: Material, texts: readonly string[], title: string): ReadRequests {
  let requests: Request[] = [];
  let unread: string[] = [];
  const whole = [...material.pieces, ...material.exercises, ...material.objectives];
  for (const { wish, said } of material.wishes)
    requests.push({ wish: { kind: 'lesson', wants: wish }, said, round: 0 });
  for (const [round, text] of [guidanceOf(material), ...texts].entries()) {
    const read = readWishes(text);
    unread = round > 0 && round === texts.length ? read.unread : [];
    const isTalk = round === 0 && !material.hasFile;
    // What stands beside the matter of a lesson and changes nothing of the plan is for who makes the slides.
    const leaveToMakers = (said: string): void => {
      if (isTalk && speaksOfLooks(said) && !requests.some((request) => request.said === said))
        requests.push({ wish: { kind: 'style' }, said, round });
    };
    for (const said of read.unread) leaveToMakers(said);
    for (const { wish, said } of read.wishes) {
      if (!('topic' in wish)) {
        requests.push({ wish, said, round });
        continue;
      }
      for (const topic of listTopics(wish.topic, whole)) {
        // Said in passing in a note that is itself the material: what it does not name was no subject.
        const isLeftOut = wish.kind === 'drop_topic' && OF_MATTER.test(said) && !speaksOfLooks(said);
        if (isTalk && !isLeftOut && leaveOut(material, topic).outcome === 'not_there') {
          leaveToMakers(said);
          continue;
        }
        requests = requests.filter((earlier) => !takesBack(wish.kind, topic, earlier));
        requests.push({ wish: { kind: wish.kind, topic }, said, round });
      }
    }
  }
  const dropped: ReadRequests['dropped'] = new Map();
  let left = material;
  for (const request of requests) {
    if (request.wish.kind !== 'drop_topic') continue;
    if (isTheTitle(request.wish.topic, title)) {
      dropped.set(request, 'is_the_lesson');
      continue;
    }
    const found = leaveOut(left, request.wish.topic);
    // What an earlier request has taken out with its own subject is out as well.
    const isGone =
      found.outcome === 'not_there' && leaveOut(material, request.wish.topic).outcome === 'left_out';
    dropped.set(request, isGone ? 'left_out' : found.outcome);
    left = found.material;
  }
  for (const [order, piece] of [...left.pieces, ...left.exercises].entries()) piece.order = order;
  return { requests, unread, material: left, dropped };
}

/** `não precisa falar de DST ainda`: a subject, whatever else it may be. */
const OF_MATTER = /n[ãa]o .*(?:fal|explic|cit|mencion|abord|trat|entr)\p{L}* /iu;

/** Beside a file, `Usar o arquivo em anexo.` asks for nothing more than what is done anyway. */
function guidanceOf({ guidance }: Material): string {
  return guidance
    .filter((text) => !/(?<!\p{L})(?:arquivos?|anex\p{L}+|documentos?|pdf|docx|pptx)(?!\p{L})/iu.test(text))
    .join('\n');
}

function isTheTitle(topic: string, title: string): boolean {
  const asked = contentStems(topic);
  const own = contentStems(title);
  return own.every((key) => asked.includes(key)) && asked.every((key) => own.includes(key));
}

/** `Senhas, phishing e backup` are three subjects, unless the material names them together. */
function listTopics(topic: string, pieces: Material['pieces']): string[] {
  const parts = topic
    .split(/\s*[,;/]\s*(?:e\s+)?|\s+(?:e|ou|nem|e também|bem como|e nem)\s+/u)
    .map((part) =>
      part.replace(/^(?:(?:a|o|as|os|de|do|da|dos|das|sobre|nem|também|um|uma)\s+)+/iu, '').trim(),
    )
    .filter((part) => contentStems(part).length > 0);
  if (parts.length < 2) return [topic];
  const stems = contentStems(topic);
  const isOne = pieces.some((piece) => {
    if (piece.kind !== 'heading') return false;
    const own = new Set(contentStems(piece.text));
    return own.size === new Set(stems).size && stems.every((key) => own.has(key));
  });
  return isOne ? [topic] : parts;
}

/** Wanting in what was to stay out, or out what was wanted in, undoes it; so does saying the same again. */
function takesBack(kind: TopicKind, topic: string, { wish }: Request): boolean {
  if (!('topic' in wish)) return false;
  const [now, before] = [contentStems(topic), contentStems(wish.topic)];
  const isSame = names(new Set(now), before) || names(new Set(before), now);
  if (!isSame) return false;
  return wish.kind === kind || (wish.kind === 'drop_topic') !== (kind === 'drop_topic') || kind !== 'include';
}
