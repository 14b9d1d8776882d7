import { expect, it } from 'vitest';
import { cleanPoint } from './clean-point.ts';

it('leaves out what a teacher notes for himself and where a problem comes from', () => {
  expect(cleanPoint('Revolta liberal em Portugal, mas queria mandar no Brasil (cuidado! é debatido)')).toBe(
    'Revolta liberal em Portugal, mas queria mandar no Brasil',
  );
  expect(cleanPoint('Independência do Haiti: feita por escravizados, comparar se der tempo')).toBe(
    'Independência do Haiti: feita por escravizados',
  );
  expect(cleanPoint('(Adaptada) Um passageiro é jogado para a frente.')).toBe(
    'Um passageiro é jogado para a frente',
  );
  expect(cleanPoint('O fatorial de n (n! = n · (n − 1)!) conta as filas')).toContain('n!');
});

it('keeps a product whole, and what follows a cry with it', () => {
  expect(cleanPoint('Q = m . c . Δt')).toBe('Q = m · c · Δt');
  expect(cleanPoint('não pode dar AAS!!! só dipirona')).toBe('Não pode dar AAS; só dipirona');
});

it('tells a case from a step that is done to oneself', () => {
  expect(cleanPoint('se identificar e pedir licença')).toBe('Identificar-se e pedir licença');
  expect(cleanPoint('Se espirrar no olho, lavar com água corrente')).toBe(
    'Se espirrar no olho, lavar com água corrente',
  );
});

it('leaves out where a thing is downloaded, and joins the dots of a row', () => {
  expect(cleanPoint('Biblioteca do relógio (link para download)')).toBe('Biblioteca do relógio');
  expect(cleanPoint('Chamamos x₁, . . . , xₙ de valores ordenados.')).toBe(
    'Chamamos x₁, …, xₙ de valores ordenados',
  );
});
