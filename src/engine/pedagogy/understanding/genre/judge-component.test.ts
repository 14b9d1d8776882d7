import { expect, it } from 'vitest';
import { listBits } from '#engine/pedagogy/understanding/bit.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { judgeComponent } from './judge-component.ts';

const judged = (title: string, text: string, terms: string[] = []) =>
  judgeComponent(listBits(readText(text).blocks), { title, terms });

it.each([
  [
    'Genética quantitativa',
    'A variância do fenótipo é a soma de variâncias. A média e o desvio da amostra mostram a regressão e a correlação entre pais e filhos de uma população.',
    ['alelo', 'efeito de um alelo', 'gene'],
    'Biologia',
  ],
  [
    'Lendas do folclore',
    'A cobra vive na água e queima os animais e as plantas. O menino tem saúde e corpo de fogo, e a terra, o ar e o sol o temem.',
    ['boitatá', 'lenda'],
    'Língua Portuguesa',
  ],
  [
    'Frações',
    'O numerador conta as partes; o denominador diz em quantas o todo foi dividido.',
    [],
    'Matemática',
  ],
  [
    'Administração de medicamentos',
    'O técnico de enfermagem confere a prescrição, faz a antissepsia e introduz a agulha da seringa em 90°. O enfermeiro supervisiona e anota no prontuário do paciente.',
    [],
    'Enfermagem',
  ],
  [
    'Trabalho em altura (NR-35)',
    'A força da queda pode matar. Use o EPI: cinturão, talabarte e capacete. A energia da queda depende da altura e da massa.',
    ['risco de queda', 'cinturão'],
    'Segurança do Trabalho',
  ],
  [
    'Lista – função afim',
    'O coeficiente angular diz se ela é crescente ou decrescente. Resolva a inequação.',
    [],
    'Matemática',
  ],
])('%s belongs to its subject, whatever else its text reckons with', (title, text, terms, component) => {
  expect(judged(title, text, terms)).toBe(component);
});

it('names no subject for a text that stands in none', () => {
  expect(judged('Reunião de pais', 'A reunião será na quadra às 19 horas. Traga o boletim.')).toBeNull();
});

it.each([
  ['Componente: Ciências', 'Ciências'],
  ['BIO - 2a série EM - OSMOSE', 'Biologia'],
  ['Escola Sol Nascente – Geografia – 7º ano', 'Geografia'],
  ['Inglês – 9º ano', 'Inglês'],
])('%s says the subject itself', (line, component) => {
  expect(judged('Aula', `${line}\n\nUm texto que não fala de nada disso.`)).toBe(component);
});

it.each([
  ['SENAI / Eletromecânica - UC Manutenção Elétrica', 'Eletromecânica'],
  ['Curso técnico em Enfermagem', 'Enfermagem'],
  ['HIST 8 ANO - INDEPENDENCIA DO BRASIL', 'História'],
  [
    'oi boa tarde!! preciso pra amanhã, é pra EJA (a maioria trabalha o dia todo), matematica + cidadania. tema: JUROS',
    'Matemática',
  ],
])('%s says for which course it is', (line, component) => {
  expect(judged('Aula', `${line}\n\nUm texto que não fala de nada disso.`)).toBe(component);
});

it('takes a word of Physics for no Physics where people are trained for work', () => {
  const text =
    'A queda de energia exige força e velocidade na resposta: ligue o gerador e confira a tensão elétrica.';
  const bits = listBits(readText(text).blocks);
  expect(judgeComponent(bits, { title: 'Queda de energia elétrica', terms: [] })).toBe('Física');
  const genre = 'treinamento_corporativo';
  expect(judgeComponent(bits, { title: 'Queda de energia elétrica', terms: [], genre })).toBeNull();
});

it('takes no subject from a line that names none for a class', () => {
  expect(judged('Passeio', 'Arte – cultura – dança\n\nO ônibus sai às oito horas.')).toBeNull();
});
