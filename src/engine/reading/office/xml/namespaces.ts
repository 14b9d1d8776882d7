const OFFICE = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** The usual prefix of each namespace, in its transitional and its strict (ISO 29500-1) address. */
const USUAL_PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${OFFICE}/wordprocessingml/2006/main`, 'w'],
  [`${STRICT}/wordprocessingml/main`, 'w'],
  [`${OFFICE}/drawingml/2006/main`, 'a'],
  [`${STRICT}/drawingml/main`, 'a'],
  [`${OFFICE}/presentationml/2006/main`, 'p'],
  [`${STRICT}/presentationml/main`, 'p'],
  [`${OFFICE}/officeDocument/2006/relationships`, 'r'],
  [`${STRICT}/officeDocument/relationships`, 'r'],
  [`${OFFICE}/officeDocument/2006/math`, 'm'],
  [`${STRICT}/officeDocument/math`, 'm'],
  [`${OFFICE}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${STRICT}/drawingml/wordprocessingDrawing`, 'wp'],
  [`${OFFICE}/drawingml/2006/picture`, 'pic'],
  [`${STRICT}/drawingml/picture`, 'pic'],
  [`${OFFICE}/drawingml/2006/chart`, 'c'],
  [`${STRICT}/drawingml/chart`, 'c'],
  [`${OFFICE}/drawingml/2006/diagram`, 'dgm'],
  [`${STRICT}/drawingml/diagram`, 'dgm'],
  [`${OFFICE}/markup-compatibility/2006`, 'mc'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  [`${OFFICE}/package/2006/relationships`, ''],
  [`${OFFICE}/package/2006/content-types`, ''],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
]);

/** Prefix as the file writes it → the usual one. */
export type PrefixScope = ReadonlyMap<string, string>;

/** The scope inside an element: that of its parent plus what its `xmlns` attributes declare. */
export function extendScope(scope: PrefixScope, attributes: Record<string, string>): PrefixScope {
  let own: Map<string, string> | null = null;
  for (const [name, uri] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) continue;
    const prefix = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
    own ??= new Map(scope);
    own.set(prefix, USUAL_PREFIXES.get(uri) ?? prefix);
  }
  return own ?? scope;
}

/** `x:p` in the file → `w:p`, when the scope says that `x` is the word namespace. */
export function toUsualName(name: string, scope: PrefixScope): string {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const usual = scope.get(prefix);
  if (usual === undefined || usual === prefix) return name;
  const local = name.slice(colon + 1);
  return usual === '' ? local : `${usual}:${local}`;
}
