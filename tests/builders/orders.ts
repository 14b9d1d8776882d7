import type { Answer, ApiClient } from './api-client.ts';

export const LESSON_TEXT = `Uma fração representa partes iguais de um inteiro. O numerador diz quantas partes foram tomadas e o denominador diz em quantas partes o inteiro foi dividido.
Frações equivalentes representam a mesma quantidade: 1/2, 2/4 e 4/8 são equivalentes. Para achar frações equivalentes, multiplicamos numerador e denominador pelo mesmo número.
Para somar frações com denominadores iguais, somamos os numeradores. Com denominadores diferentes, usamos o mínimo múltiplo comum.
Ao final da aula, os alunos devem identificar, comparar e somar frações simples e resolver problemas do cotidiano.`;

export interface OrderFile {
  bytes: Uint8Array;
  name: string;
  type?: string;
}

/** The form of an order; a field set to undefined is left out. */
export function orderForm(fields: Record<string, string | undefined> = {}, file?: OrderFile): FormData {
  const form = new FormData();
  const all: Record<string, string | undefined> = {
    title: 'Frações no dia a dia',
    content: LESSON_TEXT,
    format: 'powerpoint',
    slideCount: '10',
    pageCount: '20',
    serviceType: 'presentation',
    deliveryType: 'normal',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) form.append(name, value);
  if (file) form.append('file', new Blob([Buffer.from(file.bytes)], { type: file.type ?? '' }), file.name);
  return form;
}

export async function placeOrder(
  client: ApiClient,
  fields: Record<string, string | undefined> = {},
  file?: OrderFile,
  headers?: Record<string, string>,
): Promise<Answer> {
  return client.post('/api/lessons', orderForm(fields, file), headers);
}
