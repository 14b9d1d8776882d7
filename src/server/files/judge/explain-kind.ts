import { extname } from 'node:path';
import { FILE_KINDS, type FileKind, namesOf, type UploadRule } from '#shared/files/accepted-kinds.ts';

/** What people call a file of a kind. */
const CALLED: Record<FileKind, string> = {
  pdf: 'um PDF',
  doc: 'um documento antigo do Word (DOC)',
  docx: 'um documento do Word (DOCX)',
  ppt: 'uma apresentação antiga do PowerPoint (PPT)',
  pptx: 'uma apresentação do PowerPoint (PPTX)',
  jpg: 'uma imagem JPG',
  png: 'uma imagem PNG',
  gif: 'uma imagem GIF',
  txt: 'um texto simples (TXT)',
};

/**
 * What is wrong with a file whose name lets expect another content than it has, and what to do, pt-BR. Null where its own
 * name says already that it is of no kind that is taken.
 * @param kind what it is by its content; null where it is nothing that we know
 */
export function explainKind(name: string, kind: FileKind | null, rule: UploadRule): string | null {
  const ending = extname(name).toLowerCase();
  const claimed = rule.kinds.find((one) =>
    (FILE_KINDS[one].extensions as readonly string[]).includes(ending),
  );
  if (claimed === undefined || claimed === kind) return null;
  if (kind !== null)
    return `O nome termina em ${ending}, mas o arquivo é ${CALLED[kind]}. Salve-o como ${rule.names} no programa em que foi feito e envie outra vez.`;
  const [called] = namesOf([claimed]);
  return `Este arquivo não abre como ${called}: está danificado ou o nome foi trocado. Salve-o de novo como ${called} no programa em que foi feito e envie outra vez.`;
}
