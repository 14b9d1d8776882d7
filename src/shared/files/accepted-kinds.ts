import type { Role } from '#shared/roles.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { MAX_UPLOAD_TEXT } from '#shared/upload-limits.ts';
import type { FileType } from './files.contract.ts';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

interface KindFacts {
  /** The endings its name may have; the first is given where it has none of them. */
  extensions: readonly [string, ...string[]];
  mimeType: string;
}
/** Every kind of file that is kept, told by our own judgement of the content. What a kind needs elsewhere is a record over these. */
export const FILE_KINDS = {
  pdf: { extensions: ['.pdf'], mimeType: 'application/pdf' },
  doc: { extensions: ['.doc'], mimeType: 'application/msword' },
  docx: { extensions: ['.docx'], mimeType: `${OPEN_XML}.wordprocessingml.document` },
  ppt: { extensions: ['.ppt'], mimeType: 'application/vnd.ms-powerpoint' },
  pptx: { extensions: ['.pptx'], mimeType: `${OPEN_XML}.presentationml.presentation` },
  jpg: { extensions: ['.jpg', '.jpeg'], mimeType: 'image/jpeg' },
  png: { extensions: ['.png'], mimeType: 'image/png' },
  gif: { extensions: ['.gif'], mimeType: 'image/gif' },
  txt: { extensions: ['.txt'], mimeType: 'text/plain' },
} as const satisfies Record<string, KindFacts>;
export type FileKind = keyof typeof FILE_KINDS;

/** What an order may be made from. */
export const MATERIAL_KINDS = ['pdf', 'docx', 'pptx'] as const satisfies readonly FileKind[];
export type MaterialKind = (typeof MATERIAL_KINDS)[number];

/** What one call takes, in the words of every sentence about it. */
export interface UploadRule {
  kinds: readonly FileKind[];
  /** `PDF, DOCX ou PPTX`. */
  names: string;
  /** The sentence beside 'Tipo de arquivo não permitido'. */
  detail: string;
  /** What the field says: the kinds, and up to which size. */
  hint: string;
}

/** `até 10MB`, for a field that tells the kinds elsewhere. */
export const LIMIT_HINT = `até ${MAX_UPLOAD_TEXT}`;

/** The endings a rule lets pass, for a file dialog and a look before anything is sent. */
export const extensionsOf = ({ kinds }: Pick<UploadRule, 'kinds'>): string[] =>
  kinds.flatMap((kind) => [...FILE_KINDS[kind].extensions]);

/** `PDF`, `DOCX`, … : what people call these kinds. */
export const namesOf = (kinds: readonly FileKind[]): string[] =>
  extensionsOf({ kinds }).map((extension) => extension.slice(1).toUpperCase());

function ruleOf(...kinds: FileKind[]): UploadRule {
  const names = joinWords(namesOf(kinds), 'ou');
  return { kinds, names, detail: `Use apenas ${names}`, hint: `${names}, ${LIMIT_HINT}` };
}

/** The material of an order. */
export const MATERIAL_RULE = /* @__PURE__ */ ruleOf(...MATERIAL_KINDS);
/** What a teacher or an editor sends along in the conversation. */
export const ATTACHMENT_RULE = /* @__PURE__ */ ruleOf(
  'pdf',
  'doc',
  'docx',
  'ppt',
  'pptx',
  'jpg',
  'png',
  'gif',
  'txt',
);
/** What an admin sends: as the others, without plain text. */
export const ADMIN_RULE = /* @__PURE__ */ ruleOf('pdf', 'doc', 'docx', 'ppt', 'pptx', 'jpg', 'png', 'gif');
/** What an editor hands over, by what was ordered. */
const DELIVERY_RULES = {
  presentation: /* @__PURE__ */ ruleOf('pdf', 'ppt', 'pptx'),
  booklet: { .../* @__PURE__ */ ruleOf('pdf', 'docx'), detail: 'Uma apostila é entregue em PDF ou DOCX' },
};
export const deliveryRuleFor = ({ serviceType }: { serviceType: keyof typeof DELIVERY_RULES }): UploadRule =>
  DELIVERY_RULES[serviceType];
/** A delivery of any order, for who puts one in its place by hand. */
const ANY_DELIVERY_RULE = /* @__PURE__ */ ruleOf('pdf', 'docx', 'ppt', 'pptx');

/** The rule for a file of this type from somebody of this role; the material of an order has a rule of its own. */
export function ruleFor(role: Role, fileType: FileType): UploadRule {
  if (fileType === 'final_delivery') return ANY_DELIVERY_RULE;
  return role === 'admin' ? ADMIN_RULE : ATTACHMENT_RULE;
}
