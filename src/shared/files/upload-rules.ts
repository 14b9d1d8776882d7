import type { Role } from '#shared/roles.ts';
import type { FileType } from './files.contract.ts';

/** Every kind of file that is kept, with the endings its name may have; the first is given where it has none of them. */
export const FILE_EXTENSIONS = {
  pdf: ['.pdf'],
  doc: ['.doc'],
  docx: ['.docx'],
  ppt: ['.ppt'],
  pptx: ['.pptx'],
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  gif: ['.gif'],
  txt: ['.txt'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type FileKind = keyof typeof FILE_EXTENSIONS;

/** What one call takes, and the sentence beside 'Tipo de arquivo não permitido'. */
export interface UploadRule {
  kinds: readonly FileKind[];
  detail: string;
}

/** The material of an order. */
export const MATERIAL_RULE = {
  kinds: ['pdf', 'docx', 'pptx'],
  detail: 'Use apenas PDF, DOCX ou PPTX',
} as const satisfies UploadRule;
/** What a teacher or an editor sends along in the conversation. */
export const ATTACHMENT_RULE = {
  kinds: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'jpg', 'png', 'gif', 'txt'],
  detail: 'Use apenas PDF, DOC, DOCX, PPT, PPTX, JPG, JPEG, PNG, GIF ou TXT',
} as const satisfies UploadRule;
/** What an admin sends: as the others, without plain text. */
export const ADMIN_RULE = {
  kinds: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'jpg', 'png', 'gif'],
  detail: 'Use apenas PDF, DOC, DOCX, PPT, PPTX, JPG, JPEG, PNG ou GIF',
} as const satisfies UploadRule;
/** What an editor hands over. */
export const DELIVERY_RULE = {
  kinds: ['pdf', 'ppt', 'pptx'],
  detail: 'Use apenas PDF, PPT ou PPTX',
} as const satisfies UploadRule;

/** The rule for a file of this type from somebody of this role; the material of an order has a rule of its own. */
export function ruleFor(role: Role, fileType: FileType): UploadRule {
  if (fileType === 'final_delivery') return DELIVERY_RULE;
  return role === 'admin' ? ADMIN_RULE : ATTACHMENT_RULE;
}

/** The endings a rule lets pass, for a file dialog and a look before anything is sent. */
export const extensionsOf = ({ kinds }: UploadRule): string[] =>
  kinds.flatMap((kind) => [...FILE_EXTENSIONS[kind]]);
