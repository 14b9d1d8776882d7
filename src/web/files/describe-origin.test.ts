import { expect, it } from 'vitest';
import { describeOrigin } from './describe-origin.ts';

const file = { fileType: 'user_content', isAttachment: false, version: 1 } as const;

it('a file says what it is to whom', () => {
  expect(describeOrigin(file, 'teacher')).toBe('enviado por você');
  expect(describeOrigin(file, 'editor')).toBe('material');
  expect(describeOrigin({ ...file, fileType: 'editor_work' }, 'editor')).toBe('rascunho');
  expect(describeOrigin({ ...file, fileType: 'editor_work', isAttachment: true }, 'teacher')).toBe(
    'produção',
  );
  expect(describeOrigin({ ...file, fileType: 'final_delivery', version: 2 }, 'teacher')).toBe(
    'entrega, versão 2',
  );
});
