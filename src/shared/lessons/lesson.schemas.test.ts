import { describe, expect, it } from 'vitest';
import { orderSchema } from './lesson.schemas.ts';

const order = { title: 'Frações', content: 'Uma fração representa partes iguais.' };
const sentenceOf = (input: Record<string, unknown>) => {
  const parsed = orderSchema.safeParse(input);
  return parsed.success ? null : parsed.error.issues[0]?.message;
};

describe('the order form', () => {
  it.each([
    [{ title: undefined }, 'Título é obrigatório'],
    [{ title: '   ' }, 'Título é obrigatório'],
    [{ title: 'a'.repeat(201) }, 'Título muito longo'],
    [{ content: undefined }, 'Conteúdo é obrigatório'],
    [{ content: '\r\n' }, 'Conteúdo é obrigatório'],
    [{ content: 'a'.repeat(3001) }, 'Conteúdo muito longo'],
  ])('refuses what breaks a rule with the sentence of the specification (%#)', (change, sentence) => {
    expect(sentenceOf({ ...order, ...change })).toBe(sentence);
  });

  it('counts a line break as one character, as a form sends two', () => {
    const lines = 'ab\r\n'.repeat(1000).slice(0, -2);
    expect(sentenceOf({ ...order, content: lines })).toBeNull();
    expect(orderSchema.parse({ ...order, content: 'a\r\nb' }).content).toBe('a\nb');
  });

  it('takes what is left out or blank from the defaults', () => {
    expect(
      orderSchema.parse({ ...order, slideCount: '', pageCount: '', lessonDuration: '', educationLevel: '' }),
    ).toMatchObject({
      slideCount: 15,
      pageCount: 20,
      serviceType: 'presentation',
      deliveryType: 'normal',
      comments: '',
    });
  });

  it.each([
    { slideCount: '7' },
    { slideCount: '1e1 ' },
    { pageCount: '15' },
    { format: 'docx' },
    { serviceType: 'poster' },
    { deliveryType: 'ontem' },
    { educationLevel: 'jardim' },
    { lessonDuration: 'uma hora' },
    { title: 'a\0b' },
  ])('refuses %j', (change) => {
    expect(sentenceOf({ ...order, ...change })).toMatch(/\p{L}{3}/u);
  });
});
