import { afterEach, describe, expect, it } from 'vitest';
import { maskDocument, maskWhileTyping } from './mask-document.ts';

describe('the document of an invoice', () => {
  it.each([
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12abc34501dexx35', '12.ABC.345/01DE-35'],
    ['1122233300018199', '11.222.333/0001-81'],
    ['12a', '12.A'],
    ['ção', 'O'],
    ['', ''],
  ])('reads the CNPJ %s as %s', (typed, masked) => {
    expect(maskDocument('cnpj', typed)).toBe(masked);
  });
  it.each([
    ['52998224725', '529.982.247-25'],
    ['529a982', '529.982'],
    ['529', '529'],
  ])('reads the CPF %s as %s', (typed, masked) => {
    expect(maskDocument('cpf', typed)).toBe(masked);
  });
});

describe('while it is typed', () => {
  afterEach(() => document.body.replaceChildren());
  const type = (value: string, caret: number) => {
    const field = document.createElement('input');
    document.body.append(field);
    field.value = value;
    field.setSelectionRange(caret, caret);
    maskWhileTyping('cnpj', field);
    return [field.value, field.selectionStart];
  };
  it('the caret stays behind the character just typed', () => {
    expect(type('12a', 3)).toEqual(['12.A', 4]);
    expect(type('12x.345', 3)).toEqual(['12.X34.5', 4]);
  });
  it('a character that does not belong there leaves no trace', () => {
    expect(type('12.-A', 4)).toEqual(['12.A', 2]);
  });
});
