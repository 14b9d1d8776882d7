import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { sellLesson } from './orders.ts';
import { expect, expectInTurn, newEmail, PASSWORD, type SignedIn, signInPage } from './product.ts';

/** The master admin of the product under test (playwright.config.ts). */
export async function signInAdmin(request: APIRequestContext): Promise<SignedIn> {
  const answer = await request.post('/api/auth/admin/login', {
    data: { username: 'admin_master', password: 'Mestre-2026-e2e' },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as SignedIn;
}

/** A new editor, signed in. */
export async function addEditor(
  request: APIRequestContext,
  admin: SignedIn,
  firstName: string,
): Promise<SignedIn> {
  const person = { firstName, lastName: 'Teste', email: newEmail(), password: PASSWORD, role: 'editor' };
  const headers = { Authorization: `Bearer ${admin.token}` };
  const added = await request.post('/api/admin/editors', { headers, data: person });
  expect(added.status()).toBe(201);
  const { email, password } = person;
  const answer = await request.post('/api/auth/local/login', { data: { email, password } });
  return (await answer.json()) as SignedIn;
}

/** A paid lesson in the hands of an editor of its own. */
export async function startProduction(request: APIRequestContext, title: string, content?: string) {
  const admin = await signInAdmin(request);
  const editor = await addEditor(request, admin, 'Otávio');
  const { id: lessonId, teacher } = await sellLesson(request, title, content);
  const productionId = await assignEditor(request, { admin, editor, lessonId });
  return { admin, editor, teacher, lessonId, productionId };
}

/** Puts a paid lesson into an editor's hands; answers the id of the production. */
export async function assignEditor(
  request: APIRequestContext,
  { admin, editor, lessonId }: { admin: SignedIn; editor: SignedIn; lessonId: string },
): Promise<string> {
  const assigned = await request.post('/api/admin/assign-editor', {
    headers: { Authorization: `Bearer ${admin.token}` },
    data: { lessonId, editorId: editor.user.id },
  });
  return ((await assigned.json()) as { id: string }).id;
}

/** Hands a draft over with notes, by keyboard, from the button that asks for it. */
export async function handOver(desk: Page, button: Locator, notes: string): Promise<void> {
  await button.press('Enter');
  await desk.getByLabel('Observações da entrega').fill(notes);
  await expectInTurn(desk, '[role=dialog]');
  await desk.getByRole('dialog').getByRole('button', { name: 'Entregar' }).press('Enter');
  await expect(desk.getByText('Projeto entregue!')).toBeVisible();
}

/** A browser of one's own, as one person sees the product; `isPhone` is narrow and touched. */
export async function takeSeat(
  browser: Browser,
  {
    baseURL,
    person,
    isPhone = false,
    isDark = false,
  }: { baseURL: string; person: SignedIn; isPhone?: boolean; isDark?: boolean },
): Promise<Page> {
  const size = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    hasTouch: isPhone,
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInPage(page, person);
  return page;
}
