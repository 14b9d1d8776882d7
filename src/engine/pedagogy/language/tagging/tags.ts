/** Parts of speech of the Universal Dependencies. */
export const PARTS_OF_SPEECH = [
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** Finite, infinitive, gerund, participle, command. */
export type VerbForm = 'fin' | 'inf' | 'ger' | 'part' | 'imp';

/**
 * What the model predicts for a token in one go: the part of speech, with the form of a verb (`VERB:inf`) and with
 * what a contraction holds besides (`ADP+DET` for `do`, `VERB:fin+PRON` for `torna-se`).
 */
export type JointTag = string;

export interface ReadTag {
  tag: PartOfSpeech;
  form: VerbForm | undefined;
  /** The parts of speech that follow in the same token. */
  joined: PartOfSpeech[];
}

export function readTag(joint: JointTag): ReadTag {
  const [first = 'X', ...joined] = joint.split('+') as [string, ...PartOfSpeech[]];
  const [tag, form] = first.split(':') as [PartOfSpeech, VerbForm | undefined];
  return { tag, form, joined };
}
