import { childElements, findChild, type XmlElement, type XmlNode } from './xml-element.ts';

/** Extensions whose content this reader reads or may safely walk through. */
const UNDERSTOOD = /^(wps|wpg|wpc|wpi|wp14|w\d\d\w*|a14|a16|p14|p15|p16|c14|c16|c16r2|dgm\w*|dsp|asvg|aink)$/;

/**
 * `mc:AlternateContent` says one thing twice: the answer is the children of the first choice that is
 * understood, else those of the fallback; never of both.
 */
export function chooseAlternate(alternate: XmlElement): XmlNode[] {
  const choices = childElements(alternate).filter((child) => child.name === 'mc:Choice');
  const understood = choices.find((choice) =>
    (choice.attributes.Requires ?? '')
      .split(/\s+/)
      .every((prefix) => prefix === '' || UNDERSTOOD.test(prefix)),
  );
  return (understood ?? findChild(alternate, 'mc:Fallback') ?? choices[0])?.children ?? [];
}
