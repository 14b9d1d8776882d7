import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { findChildren } from '#engine/reading/office/xml/xml-element.ts';

/** Where a press leads: a part of the file, or an address outside it. */
export interface Target {
  part: string | null;
  address: string | null;
}

/** What a part of a package leads to, by id, addresses outside included. Nothing is fetched. */
export function readTargets(office: OfficePackage, part: string): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const [id, { target }] of office.readRelationships(part))
    targets.set(id, { part: target, address: null });
  const slash = part.lastIndexOf('/') + 1;
  const root = office.readXml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  for (const { attributes } of findChildren(root ?? undefined, 'Relationship')) {
    const { Id = '', Target: address = '', TargetMode } = attributes;
    if (TargetMode === 'External') targets.set(Id, { part: null, address });
  }
  return targets;
}

/** What is wrong with an address that a reader may press; null where nothing is. Whether it answers is not asked. */
export function judgeAddress(address: string): string | null {
  const parsed = URL.canParse(address) ? new URL(address) : null;
  if (parsed === null) return `O link “${shorten(address)}” não é um endereço da web.`;
  const { protocol, hostname, pathname } = parsed;
  if (protocol === 'mailto:')
    return pathname.includes('@') ? null : `O link “${shorten(address)}” não é um e-mail.`;
  if (protocol !== 'http:' && protocol !== 'https:')
    return `O link “${shorten(address)}” leva a algo que só existe em outro computador.`;
  return hostname.includes('.') ? null : `O link “${shorten(address)}” não leva a nenhum site.`;
}

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
