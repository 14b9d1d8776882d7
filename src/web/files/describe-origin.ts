import type { LessonFile } from '#shared/files/files.contract.ts';
import type { Role } from '#shared/roles.ts';
import { DRAFT, FILE_TEXTS, FILE_TYPE_NAMES } from './file-texts.ts';

type Facts = Pick<LessonFile, 'fileType' | 'isAttachment' | 'version'>;

/** What a file is: `Material`, `Produção`, `Rascunho`, `Entrega, versão 2`. */
export function nameFileType({ fileType, isAttachment, version }: Facts): string {
  if (fileType === 'editor_work' && !isAttachment) return DRAFT;
  const name = FILE_TYPE_NAMES[fileType];
  return fileType === 'final_delivery' ? `${name}, ${FILE_TEXTS.version(version)}` : name;
}

/** Where a file comes from, as the person who looks at it would say. */
export function describeOrigin(file: Facts, viewer: Role | undefined): string {
  if (viewer === 'teacher' && file.fileType === 'user_content') return FILE_TEXTS.yours;
  return nameFileType(file).toLocaleLowerCase('pt-BR');
}
