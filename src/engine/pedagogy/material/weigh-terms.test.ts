import { expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { collectMaterial } from './collect-material.ts';
import { weighTerms } from './weigh-terms.ts';

it('takes no name of a teacher, a school or a quoted author, no unit and no number for a term', () => {
  const text = `EMEF Rosa Aranha – Geografia – Profª Odete Lins

A bacia hidrográfica recolhe a água de todos os rios de uma região, diz Moreira (2011).

A bacia hidrográfica do rio maior mede 40 km de largura e quarenta afluentes correm para ela.

O divisor de águas separa uma bacia hidrográfica da outra (TAVARES, 2009).

Obrigada!!! Prô Odete`;
  const { pieces, asides } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const phrases = weighTerms({ pieces, asides }).terms.map(({ phrase }) => phrase.toLowerCase());
  expect(phrases).toContain('bacia hidrográfica');
  expect(phrases.join('; ')).not.toMatch(/odete|lins|emef|tavares|moreira|km|quarenta$|quarenta;/);
});

it('keeps a name that the lesson is about, though its teacher bears it', () => {
  const text = `Profª Clarice\n\n${['nasceu longe', 'escreveu romances', 'viveu no Rio', 'foi jornalista'].map((deed) => `A escritora Clarice ${deed} e contos ficaram.`).join('\n\n')}`;
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  expect(weighTerms({ pieces }).terms.some(({ phrase }) => phrase.includes('Clarice'))).toBe(true);
});

it('takes neither whom the teacher asks for copies nor a verse that shows a figure for a term', () => {
  const text = `A aliteração repete consoantes: "Vozes veladas, veludosas vozes / volúpias dos violões" (Cruz e Sousa).

O vento leva o pólen de uma flor a outra. A polinização faz nascer o fruto.

- polinização pelo vento: o pólen voa leve
- polinização por insetos: a abelha leva o pólen

Pedir as cópias para Dona Cida até sexta.`;
  const { pieces, asides } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const phrases = weighTerms({ pieces, asides }).terms.map(({ phrase }) => phrase.toLowerCase());
  expect(phrases.join('; ')).toContain('polinização');
  expect(phrases.join('; ')).not.toMatch(/dona cida|vozes veladas|violões/);
});
