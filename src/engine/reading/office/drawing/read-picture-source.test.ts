import { describe, expect, it } from 'vitest';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { findChild } from '#engine/reading/office/xml/xml-element.ts';
import { wrapXmlPart } from '#tests/builders/office-builder.ts';
import { withPictureSource, withVmlSource } from './read-picture-source.ts';

const RELATIONSHIPS = new Map([
  ['rId1', { type: 'image', target: 'word/media/image1.png' }],
  ['rId2', { type: 'slide', target: 'ppt/slides/slide1.xml' }],
]);

function readSource(inFill: string, frame = '') {
  const root = parseXml(
    new TextEncoder().encode(wrapXmlPart('p:pic', `<p:blipFill>${inFill}</p:blipFill><a:xfrm ${frame}/>`)),
  );
  const [fill, transform] = [findChild(root, 'p:blipFill'), findChild(root, 'a:xfrm')];
  return withPictureSource({ fill, frame: transform }, RELATIONSHIPS).source;
}

const readVml = (attributes: string) =>
  withVmlSource(parseXml(new TextEncoder().encode(wrapXmlPart('v:imagedata', '', attributes))), RELATIONSHIPS)
    .source;

describe('the source of a picture', () => {
  it('is the part its relationship leads to', () => {
    expect(readSource('<a:blip r:embed="rId1"/>')).toEqual({ part: 'word/media/image1.png' });
  });

  it('says what the author cut off and how far it is turned', () => {
    expect(readSource('<a:blip r:embed="rId1"/><a:srcRect l="25000" b="10%"/>', 'rot="-5400000"')).toEqual({
      part: 'word/media/image1.png',
      crop: { left: 0.25, top: 0, right: 0, bottom: 0.1 },
      turns: 3,
    });
  });

  it('takes room added around a picture, a cut that leaves nothing and a slight turn for none', () => {
    const shown = '<a:blip r:embed="rId1"/>';
    expect(readSource(`${shown}<a:srcRect l="-5000" t="-5000"/>`)).toEqual({ part: 'word/media/image1.png' });
    expect(readSource(`${shown}<a:srcRect l="60000" r="60000"/>`)).toEqual({ part: 'word/media/image1.png' });
    expect(readSource(shown, 'rot="300000"')).toEqual({ part: 'word/media/image1.png' });
  });

  it('is none for what stands outside the file, for a texture and for a watermark', () => {
    expect(readSource('<a:blip r:link="rId1"/>')).toBeUndefined();
    expect(readSource('<a:blip r:embed="rId2"/>')).toBeUndefined();
    expect(readSource('<a:blip r:embed="rId1"/><a:tile/>')).toBeUndefined();
    expect(readSource('<a:blip r:embed="rId1"><a:alphaModFix amt="20000"/></a:blip>')).toBeUndefined();
  });

  it('is read of old pictures, whose cuts are 65,536ths or shares', () => {
    expect(readVml('r:id="rId1" cropleft="16384f" croptop="0.1"')).toEqual({
      part: 'word/media/image1.png',
      crop: { left: 0.25, top: 0.1, right: 0, bottom: 0 },
    });
    expect(readVml('r:id="rId9"')).toBeUndefined();
  });
});
