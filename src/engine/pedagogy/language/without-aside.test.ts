import { expect, it } from 'vitest';
import { withoutAside } from './without-aside.ts';

it.each([
  ['SINAIS DE ALARME (decorar)', 'SINAIS DE ALARME'],
  ['VOLTA 51-54 (só se der tempo senão próxima aula)', 'VOLTA 51-54'],
  ['ERA VARGAS (2 aulas? ver se dá) ter 3a aula e qui 5a', 'ERA VARGAS'],
  [
    'Mentir é errado mesmo que salve alguém. (aqui eles sempre reclamam, usar!)',
    'Mentir é errado mesmo que salve alguém.',
  ],
  [
    'cuidado: eles SEMPRE esquecem de passar g para kg (1 kg = 1000 g)',
    'cuidado: não se esqueça de passar g para kg (1 kg = 1000 g)',
  ],
  [
    'Não confundir: 1824 outorgada / 1891 promulgada. Cai no ENEM!',
    'Não confundir: 1824 outorgada / 1891 promulgada.',
  ],
  ['eles confundem massa com peso', 'Não confunda massa com peso'],
  ['Elementos da narrativa (desenhar no quadro!!)', 'Elementos da narrativa'],
  ['Você daria o remédio? — deixar falar 5 min, sem dar a resposta', 'Você daria o remédio?'],
  [
    'O texto ainda não foi votado. [professor: conferir como ficou antes da aula]',
    'O texto ainda não foi votado.',
  ],
  ['Ciclo do enxofre: vulcões, combustíveis (completar)', 'Ciclo do enxofre: vulcões, combustíveis'],
  ['Enxofre: forma a pele, o cabelo; (Completar)', 'Enxofre: forma a pele, o cabelo'],
  ['A taxa era de 12% (conferir o ano antes da aula).', 'A taxa era de 12%.'],
  ['Crase antes de horas (SEMPRE CAI)', 'Crase antes de horas'],
  ['Eufemismo (cai muito na prova): ideia dita de leve', 'Eufemismo: ideia dita de leve'],
  ['5) (1,0) Ana mora no sítio e estuda na vila.', '5) Ana mora no sítio e estuda na vila.'],
  ['(2,0 pontos) Calcule a área.', 'Calcule a área.'],
  ['O banco de trás também usa cinto → contar do passageiro', 'O banco de trás também usa cinto'],
  ['Por que a carroça anda? ← deixar de desafio', 'Por que a carroça anda?'],
  ['Agem em corpos diferentes (aqui todo mundo erra, fazer o desenho)', 'Agem em corpos diferentes'],
  [
    'Força muda o movimento (comentar: Galileu virou o jogo)',
    'Força muda o movimento (Galileu virou o jogo)',
  ],
  ['Filme Matrix (1999) [passar só os 3 min da pílula]', 'Filme Matrix (1999)'],
  ['Publicou em 1687 no Principia (só citar)', 'Publicou em 1687 no Principia'],
])('takes out of “%s” what its teacher wrote to himself', (line, rest) => {
  expect(withoutAside(line)).toBe(rest);
});

it.each([
  'A concentração [H⁺] cai pela metade',
  'Eles [os jesuítas] ensinavam a ler',
  '(1,0) e (0,1) são pontos dos eixos',
  'Confira a pulseira (conferir nome e leito)',
  'Letargia (ou irritabilidade)',
  'Fungos (eles decompõem a matéria)',
  'Lista de palavras (2 aulas)',
  'Bactéria, vírus, parasita <- o pior',
  'Enquanto inicio <= fim faça',
  'condição i < n em vez de i <= n: não acha o último',
  'meio <- (inicio + fim) div 2',
  'Senão fim <- meio - 1',
  'total ← 0',
  'Metal → perde elétrons',
])('leaves “%s” as it is', (line) => expect(withoutAside(line)).toBe(line));
