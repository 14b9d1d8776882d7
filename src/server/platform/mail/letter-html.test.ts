import { describe, expect, it } from 'vitest';
import type { MailLetter } from './letter.ts';
import { writeAsHtml, writeAsText } from './letter-html.ts';

const letter: MailLetter = {
  subject: 'Pagamento confirmado',
  preheader: 'R$ 69 por Pix.',
  headline: 'Pagamento confirmado!',
  parts: [
    'Sua aula chega até terça-feira, 12 de janeiro de 2027, na página dela.',
    {
      bill: [
        { label: 'O ciclo da água', value: 'R$ 69' },
        { label: 'Um título que é comprido demais para a linha', value: 'R$ 1.180' },
        { label: 'Total', value: 'R$ 69', isTotal: true },
      ],
    },
    { heading: 'O que vem agora' },
    { quote: 'Uso a foto da página 5\nou a da página 6?', by: 'Lívia, da equipe da Lousa' },
  ],
  button: { label: 'Acompanhar a aula', href: 'https://lousa.test/analysis/1?a=1&b=2' },
  after: 'O recibo está na mesma página.',
  footer: { text: 'Você escolhe.', link: { label: 'Escolher', href: 'https://lousa.test/configuracoes' } },
};
/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('a mail as text', () => {
  it('has the same order as the other, narrow lines, and whole addresses alone on theirs', () => {
    expect(writeAsText(letter)).toBe(`Pagamento confirmado!

Sua aula chega até terça-feira, 12 de
janeiro de 2027, na página dela.

O ciclo da água                        R$ 69
Um título que é comprido demais para a linha
                                    R$ 1.180
Total                                  R$ 69

O QUE VEM AGORA

> Uso a foto da página 5
> ou a da página 6?
>
> Lívia, da equipe da Lousa

Acompanhar a aula:
https://lousa.test/analysis/1?a=1&b=2

O recibo está na mesma página.

--
Você escolhe.
Escolher:
https://lousa.test/configuracoes
`);
  });
});

describe('a mail as HTML', () => {
  it('fetches nothing when it is opened, and is small', () => {
    const html = writeAsHtml(letter);
    expect([...html.matchAll(/(?:src|background|url)\s*[=(]/g)]).toEqual([]);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      'https://lousa.test/analysis/1?a=1&amp;b=2',
      'https://lousa.test/configuracoes',
    ]);
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });

  it('shows as text whatever somebody typed, wherever it stands', () => {
    const typed = `<script>"&'</script>`;
    const html = writeAsHtml({
      subject: typed,
      preheader: typed,
      headline: typed,
      parts: [
        typed,
        { heading: typed },
        { quote: typed, by: typed },
        { bill: [{ label: typed, value: typed }] },
      ],
      button: { label: typed, href: `https://lousa.test/?q=${typed}` },
      after: typed,
      footer: { text: typed, link: { label: typed, href: `https://lousa.test/?q=${typed}` } },
    });
    expect(html).not.toContain('<script');
    expect([...html.matchAll(/&lt;script&gt;&quot;&amp;&#39;&lt;\/script&gt;/g)]).toHaveLength(15);
  });

  it('can be read in light and in dark', () => {
    const html = writeAsHtml(letter);
    const dark = (name: string) =>
      new RegExp(`\\.${name}\\{(?:background|color):(#\\w{6})`).exec(html)?.[1] ?? '';
    const pairs = [
      ['#14231d', '#ffffff'],
      ['#4a5851', '#ffffff'],
      ['#4a5851', '#f7f6ee'],
      ['#14231d', '#f0f6f1'],
      ['#4a5851', '#f0f6f1'],
      ['#fbfaf3', '#1f5c4b'],
      ['#1f5c4b', '#f7f6ee'],
      [dark('m-t'), dark('m-papel')],
      [dark('m-t2'), dark('m-papel')],
      [dark('m-t2'), dark('m-fundo')],
      [dark('m-t'), dark('m-cita')],
      [dark('m-t2'), dark('m-cita')],
      [dark('m-elo'), dark('m-fundo')],
      [dark('m-bt-t'), dark('m-bt')],
    ] as const;
    for (const [text, ground] of pairs)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const [text] of pairs.slice(0, 7)) expect(html).toContain(text);
  });
});
