import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { collectMaterial } from './collect-material.ts';

const FACTS = ['A memória guarda os dados.', 'O processador executa cada instrução.', 'O cabo leva energia.'];
const image = { type: 'image', alt: null, widthPt: 700, heightPt: 400, xPt: 0, yPt: 100 } as const;

/** What stands in the lesson, slide by slide: a line is a paragraph, `# ` and `## ` open a heading, `!` is a large picture. */
function shownOf(...all: string[][]): string[] {
  const blocks = all.flatMap((lines, at) =>
    lines.map((line, index): Block => {
      const place = { id: `b${at}.${index}`, slide: at + 1 };
      if (line === '!') return { ...place, ...image };
      const [, signs = '', text = line] = /^(#{1,3}) (.+)$/u.exec(line) ?? [];
      return signs === ''
        ? { ...place, type: 'paragraph', text }
        : { ...place, type: 'heading', level: signs.length, text };
    }),
  );
  const source = { ...readText('Aula'), kind: 'pptx' as const, slides: all.length, blocks };
  const { pieces } = collectMaterial({ source, content: '', learningObjectives: '' });
  return pieces.map(({ kind, text, slide }) => `${slide} ${kind === 'image' ? '!' : text}`);
}

it('keeps the heading of a run of slides that was named once before', () => {
  const run = FACTS.map((fact) => ['# Barramento interno', fact]);
  const others = ['Mouse', 'Teclado', 'Disco', 'Placa', 'Fonte', 'Câmera', 'Rede', 'Impressora'];
  const shown = shownOf(
    ['# Hardware'],
    ['# Partes', '# Barramento interno', 'Liga as partes do computador.'],
    ...others.map((name) => [`# ${name}`, `É uma parte do computador que se liga a outras por cabo.`]),
    ...run,
  );
  expect(shown).toContain('11 Barramento interno');
});

it('keeps a large picture that is all that a headed slide has', () => {
  const shown = shownOf(
    ['# Hardware'],
    ['# O ciclo da máquina', '!'],
    ['# Tela', 'A tela é o dispositivo que mostra as imagens em cores.', '!'],
  );
  expect(shown).toContain('2 !');
  expect(shown).not.toContain('3 !');
});

it('opens the part again where its title comes back behind the parts below it', () => {
  const shown = shownOf(
    ['# Redes'],
    ['# REDES LOCAIS', 'Uma rede local liga computadores de um mesmo prédio.'],
    ['# REDES LOCAIS', '## Cabos', 'O cabo leva os dados por fios de cobre.'],
    ['# REDES LOCAIS', '## Comutadores', 'O comutador entrega cada pacote a quem é seu.'],
    ['# REDES LOCAIS', 'Redes locais são rápidas porque as distâncias são curtas.'],
    ['# REDES MUNDIAIS', 'A internet liga redes do mundo inteiro.'],
  );
  expect(shown).toContain('5 REDES LOCAIS');
});
