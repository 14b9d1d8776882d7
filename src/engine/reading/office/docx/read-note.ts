import { joinInline, withEquations } from '#engine/reading/office/inline-text.ts';
import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { WordContext } from './word-context.ts';
import { WordFields } from './word-fields.ts';
import type { WordPiece } from './word-piece.ts';

/** The note a reference points to, as a block that follows the paragraph which refers to it. */
export function readNote(reference: XmlElement, context: WordContext): WordPiece[] {
  const noteType = reference.name === 'w:footnoteReference' ? 'footnote' : 'endnote';
  const note = context.notes(noteType, reference.attributes['w:id'] ?? '');
  if (!note) return [];
  // A note has relationships and fields of its own, and cannot hold notes.
  const inside = {
    ...context,
    relationships: new Map(),
    fields: new WordFields(true),
    notes: () => undefined,
  };
  const paragraphs = context.readBlocks(note, inside).filter((piece) => piece.kind === 'paragraph');
  const { text, equations } = joinInline(paragraphs);
  return text === ''
    ? []
    : [{ kind: 'block', block: { type: 'note', noteType, text, ...withEquations(equations) } }];
}
