import { findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';

type NoteType = 'footnote' | 'endnote';
/** The element of a note by the id its reference carries. */
export type WordNotes = (type: NoteType, id: string) => XmlElement | undefined;

/** Reads `w:footnotes` and `w:endnotes`. The lines that separate notes from text are never referred to. */
export function readWordNotes(footnotes: XmlElement | null, endnotes: XmlElement | null): WordNotes {
  const notes = { footnote: indexNotes(footnotes, 'w:footnote'), endnote: indexNotes(endnotes, 'w:endnote') };
  return (type, id) => notes[type].get(id);
}

function indexNotes(root: XmlElement | null, name: string): Map<string, XmlElement> {
  return new Map(findChildren(root ?? undefined, name).map((note) => [note.attributes['w:id'] ?? '', note]));
}
