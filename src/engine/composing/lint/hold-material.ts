import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';

interface Documents {
  file: SourceDocument | null;
  typed: SourceDocument | null;
}

/**
 * What a deck or booklet is held against: all that the material says, and block → roles of its pieces.
 * @param bits the pieces of the material with their roles, as they were understood: `b12.3` is a piece of the block b12
 */
export function holdMaterial(
  { file, typed }: Documents,
  bits: readonly { id: string; role: Role }[],
): { material: string; roles: Map<string, Role[]> } {
  const documents = [file, typed].filter((document) => document !== null);
  const material = documents.flatMap(({ blocks }) => blocks.flatMap(listSaid)).join('\n');
  const roles = new Map<string, Role[]>();
  for (const { id, role } of bits) {
    const [block = id] = id.split('.');
    const known = roles.get(block);
    if (known) known.push(role);
    else roles.set(block, [role]);
  }
  return { material, roles };
}

/** The rows of a formula's brace follow one another in its text without a space: its words stand apart in its LaTeX. */
function listSaid(block: Block): string[] {
  const words = block.type === 'equation' ? [...(block.latex ?? '').matchAll(/\\text\{([^{}]*)\}/gu)] : [];
  return [...listBlockTexts(block), ...(words.length === 0 ? [] : [words.map(([, word]) => word).join(' ')])];
}
