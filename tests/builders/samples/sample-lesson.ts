/** A lesson of our own making, in a form that can be written as DOCX, PPTX, PDF or plain text. */
export interface SampleLesson {
  title: string;
  sections: SampleSection[];
}
export interface SampleSection {
  heading: string;
  paragraphs: string[];
  items?: string[];
  table?: string[][];
  /** Speaker notes, where the lesson becomes slides. */
  notes?: string;
}
