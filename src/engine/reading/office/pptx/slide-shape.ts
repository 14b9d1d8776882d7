import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/** A place on the slide in English metric units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Placeholder {
  /** `title`, `body` …; `obj` when the file names none. */
  type: string;
  index: string | null;
}
/** A shape, picture or frame with its place on the slide; a group has its members instead of an element. */
export interface SlideShape {
  element: XmlElement;
  /** Null where neither the slide nor its layout says. */
  box: Box | null;
  placeholder: Placeholder | null;
  members: SlideShape[];
}
