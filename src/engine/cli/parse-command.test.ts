import { expect, it } from 'vitest';
import { parseCommand } from './parse-command.ts';

it('takes a finished file, the size it should have and how to tell', () => {
  expect(parseCommand(['lint', 'aula.pptx', '--json', '--slides', '15'])).toEqual({
    ...{ name: 'lint', file: 'aula.pptx', options: { isJson: true, size: 15 } },
  });
  expect(parseCommand(['lint', 'apostila.pdf'])).toMatchObject({ options: { isJson: false, size: null } });
});

it.each([
  [['lint', 'x', '--out', 'y'], 'lint tem só --json e --slides ou --pages.'],
  [['lint', 'x', '--slides', '5', '--pages', '10'], 'Use --slides ou --pages, não os dois.'],
  [['analyse', 'x', '--json'], '--json é opção de lint.'],
  [
    ['compose', 'x', '--out', 'y', '--format', 'odp'],
    '--format deve ser um destes: pptx, google_slides, pdf, docx.',
  ],
])('refuses %s', (args, message) => {
  expect(() => parseCommand(args)).toThrow(message);
});
