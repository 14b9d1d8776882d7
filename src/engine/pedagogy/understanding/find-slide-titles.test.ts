import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { listBits } from './bit.ts';
import { agreeInSeries, findSlideTitles } from './find-slide-titles.ts';
import type { Role } from './role.ts';

/** The lines that are taken for titles; a slide is its lines, those with `# ` being its heading. */
function titlesOf(...slides: string[][]): string[] {
  const blocks = slides.flatMap((lines, at) =>
    lines.map((line, index): Block => {
      const place = { id: `b${at}.${index}`, slide: at + 1 };
      return line.startsWith('# ')
        ? { ...place, type: 'heading', level: 1, text: line.slice(2) }
        : { ...place, type: 'paragraph', text: line };
    }),
  );
  const bits = listBits(blocks);
  return bits.filter(findSlideTitles(bits)).map(({ text }) => text);
}

const BODY = 'Tem dois algarismos, o zero e o um.';

it('reads the first line of a slide as its title where the heading is the same on its neighbours', () => {
  const run = '# Sistemas de numeração';
  expect(titlesOf([run, 'Sistema binário', BODY], [run, 'Sistema octal', BODY])).toEqual([
    'Sistema binário',
    'Sistema octal',
  ]);
  expect(titlesOf(['Sistema binário', BODY])).toEqual(['Sistema binário']);
});

it('sees through the heading of the neighbours where a slide writes it as plain text', () => {
  expect(
    titlesOf(['# Motivação', BODY], ['Motivação', 'Raciocínio usado', BODY], ['# Motivação', BODY]),
  ).toEqual(['Raciocínio usado']);
});

it('takes no sentence, no lone line and no line under a heading of its own for one', () => {
  expect(titlesOf(['A conversão é direta', BODY])).toEqual([]);
  expect(titlesOf(['Sistema binário'])).toEqual([]);
  expect(titlesOf(['# Sistema binário', 'Base dois', BODY], ['# Sistema octal', BODY])).toEqual([]);
});

/** Roles after the lines of a slide agreed; `role: text` each. */
function agreed(...lines: string[]): string[] {
  const blocks = lines.map((line, at): Block => {
    const [, text = ''] = line.split(': ');
    return { id: `b${at}`, slide: 1, type: 'paragraph', text };
  });
  const bits = listBits(blocks).map((bit, at) => ({ ...bit, role: lines[at]?.split(': ')[0] as Role }));
  const roles = agreeInSeries(bits);
  return bits.map((bit) => roles.get(bit) ?? bit.role);
}

it('takes short lines over sentences for one kind, and the sentences too, where half of them tell', () => {
  expect(
    agreed(
      'admin: Paciência',
      'teacher_guidance: Ensinar com calma cada um deles.',
      'heading: Empatia',
      'explanation: Os medos de quem aprende são muitos.',
    ),
  ).toEqual(['heading', 'explanation', 'heading', 'explanation']);
  expect(agreed('admin: Paciência', 'explanation: Os medos de quem aprende são muitos.')).toEqual([
    'admin',
    'explanation',
  ]);
  expect(
    agreed(
      'caption: Paciência',
      'caption: Ensinar com calma cada um deles.',
      'caption: Empatia',
      'caption: Os medos de quem aprende são muitos.',
    ),
  ).toEqual(['caption', 'caption', 'caption', 'caption']);
});
