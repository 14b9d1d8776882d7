import { expect, it } from 'vitest';
import { ruleFor } from '#shared/files/accepted-kinds.ts';
import { MAX_ATTACHMENTS } from '#shared/messages/messages.contract.ts';
import { MAX_UPLOAD_BYTES } from '#shared/upload-limits.ts';
import { takeFiles } from './take-files.ts';

const file = (name: string, size = 1) =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size }) as File;
const take = (names: readonly (string | File)[], role: 'teacher' | 'admin' = 'teacher', before = 0) => {
  let key = 0;
  const createKey = () => String(key++);
  const chosen = Array.from({ length: before }, (_, index) => ({ key: `b${index}`, file: file('a.pdf') }));
  const picked = names.map((name) => (typeof name === 'string' ? file(name) : name));
  return takeFiles(chosen, picked, { rule: ruleFor(role, 'user_content'), createKey });
};

it('takes every type the conversation carries; plain text not from an admin', () => {
  const names = ['a.pdf', 'b.DOC', 'c.docx', 'd.ppt', 'e.pptx', 'f.jpg', 'g.jpeg', 'h.png', 'i.gif'];
  expect(take([...names, 'j.txt'])).toMatchObject({ files: { length: 10 }, fault: null });
  expect(take(['j.txt'], 'admin')).toMatchObject({
    files: [],
    fault: { title: 'Tipo de arquivo não permitido' },
  });
});

it('leaves out what cannot go and says the first reason', () => {
  const { files, fault } = take(['a.exe', file('b.pdf', MAX_UPLOAD_BYTES + 1), 'c.pdf']);
  expect(files.map((chosen) => chosen.file.name)).toEqual(['c.pdf']);
  expect(fault?.title).toBe('Tipo de arquivo não permitido');
});

it('stops at as many as one message holds', () => {
  const { files, fault } = take(['a.pdf', 'b.pdf'], 'teacher', MAX_ATTACHMENTS - 1);
  expect(files).toHaveLength(MAX_ATTACHMENTS);
  expect(fault?.detail).toBe('Anexe até 10 arquivos por mensagem');
});
