import { expect, it } from 'vitest';
import { readLead } from './read-lead.ts';

it.each([
  ['Preencha uma Matriz FOFA com as suas habilidades.', 'Preencha'],
  ['Monte um mapa conceitual com computador e brinquedos.', 'Monte'],
  ['Decomponha o problema em partes menores.', 'Decomponha'],
  ['Propor uma saída para a falta de água', 'Propor'],
  ['Resolver problemas envolvendo múltiplos e divisores', 'Resolver'],
  ['Resolver e elaborar problemas com estimativas', 'Resolver e elaborar'],
])('a task is led by its verb: %s', (text, verb) => {
  expect(readLead(text)).toMatchObject({ kind: 'verb', verb });
});

it.each([
  'Respirar é vital para o corpo',
  'Registrador de Instruções recebe a instrução que será executada',
  'Conta a lenda que uma índia se apaixonou',
  'Utiliza uma carapuça vermelha na cabeça',
  'Sente a criança com calma e aperte as narinas por dez minutos',
  'Toda planta respira de dia e de noite',
  'Os pássaros somam quase 1.300 e os insetos chegam a milhões',
  'Para variáveis contínuas também podemos usar a tabela',
])('a statement is led by no verb: %s', (text) => {
  expect(readLead(text)).toEqual({ kind: 'plain', text });
});

it('a story stands above its question, even after an amount', () => {
  const told = 'Paulo deixou um capital aplicado por três meses e resgatou um montante de R$3038,75.';
  expect(readLead(`${told} Quanto ele depositou?`)).toEqual({
    kind: 'asked',
    told,
    asked: 'Quanto ele depositou?',
  });
});

it('the last of several options is no order', () => {
  const text =
    'O que se faz depois de abrir o painel com as duas mãos na porta?\na) Meça a tensão\nb) Desligue a bomba';
  expect(readLead(text)).toEqual({ kind: 'plain', text });
});
