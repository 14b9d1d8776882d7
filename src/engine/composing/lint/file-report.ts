import type { MaterialKind } from '#shared/files/accepted-kinds.ts';
import { joinWords } from '#shared/text/join-words.ts';
import type { Severity } from './check.ts';
import type { FileFound } from './file/file-check.ts';
import { writeFindings } from './write-findings.ts';

export interface FileFinding extends FileFound {
  check: string;
  severity: Severity;
}

/** What a finished file is worth as a file. */
export interface FileReport {
  kind: MaterialKind;
  /** Slides or pages; null for a Word document that no program counted. */
  size: number | null;
  /** How large its slides or pages are, in points, where they differ most of them; null where it does not say. */
  sheet: { width: number; height: number } | null;
  /** Hard ones first, then by slide or page. An empty list is a file that may be delivered. */
  findings: FileFinding[];
}

const KIND = { pptx: 'Apresentação', pdf: 'PDF', docx: 'Documento' } as const;
const MOST_NAMED = 6;

/** The report as a person reads it; what is wrong alike on several slides or pages stands in one line. */
export function writeFileReport({ kind, size, findings }: FileReport): string {
  const unit = kind === 'pptx' ? ['slide', 'slides'] : ['página', 'páginas'];
  const counted = size === null ? '' : ` com ${size} ${size === 1 ? unit[0] : unit[1]}`;
  const places = new Map<string, FileFinding & { all: number[] }>();
  for (const finding of findings) {
    const key = `${finding.check} ${finding.message}`;
    const known = places.get(key) ?? { ...finding, all: [] };
    places.set(key, known);
    if (finding.at !== null) known.all.push(finding.at);
  }
  return `${KIND[kind]}${counted}. ${writeFindings([...places.values()], findings, ({ all }) => nameAll(all, unit, kind))}`;
}

function nameAll(all: readonly number[], [one = '', many = '']: string[], kind: MaterialKind): string {
  const first = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (all.length === 0) return KIND[kind];
  if (all.length === 1) return `${first(one)} ${all[0]}`;
  if (all.length > MOST_NAMED) return `${all.length} ${many}, desde ${one === 'slide' ? 'o' : 'a'} ${all[0]}`;
  return `${first(many)} ${joinWords(all, 'e')}`;
}
