import { orderApproved } from './orders.ts';
import { expect, test } from './product.ts';

test('on a phone the code to copy comes before the picture, and the button is always in reach', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderApproved(request, teacher, 'Aula no celular');
  await page.goto(`/analysis/${id}`);
  const field = await page.getByLabel('Pix copia e cola').boundingBox();
  const picture = await page.getByRole('img', { name: /QR Code/ }).boundingBox();
  expect(field?.y).toBeLessThan(picture?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeInViewport();
  await expect(page.getByText(/^vale (29|30):\d\d$/)).toBeInViewport();
});
