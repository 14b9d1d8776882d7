interface Refusal {
  message?: string;
  issues?: { path: string; message: string }[];
}

/** The form for institutions is sent as JSON; its faults stand at their fields, what was typed stays. */
export function sendQuotes(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-orcamento]');
  const texts = document.querySelector<HTMLElement>('template[data-textos]')?.dataset;
  if (!form || !texts) return;
  openWhenAsked();
  addEventListener('hashchange', openWhenAsked);
  let key = crypto.randomUUID();
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) mask(target);
    // What is sent differs from now on: another intent.
    key = crypto.randomUUID();
    if (target instanceof HTMLElement) showFault(form, target.getAttribute('name') ?? '', null);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    const words = button?.textContent ?? '';
    if (!button || button.disabled) return;
    button.disabled = true;
    button.textContent = button.dataset.ocupado ?? words;
    const refusal = await send(form, key);
    button.disabled = false;
    button.textContent = words;
    if (refusal === null) return thank(form, texts);
    const issues = [...(refusal.issues ?? [])];
    // The server looks at its digits last; what is wrong is said all at once.
    const cnpj = form.querySelector<HTMLInputElement>('[name=cnpj]')?.value ?? '';
    if (issues.length > 0 && cnpj && !isCnpj(cnpj) && issues.every(({ path }) => path !== 'cnpj')) {
      issues.push({ path: 'cnpj', message: 'CNPJ inválido' });
    }
    for (const { path, message } of issues) showFault(form, path, message);
    tell(form, 'error', issues.length > 0 ? (texts.conferir ?? '') : (refusal.message ?? texts.falhou ?? ''));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
}

/** Null where it was taken. */
async function send(form: HTMLFormElement, key: string): Promise<Refusal | null> {
  try {
    const answer = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    });
    return answer.ok ? null : ((await answer.json()) as Refusal);
  } catch {
    return {};
  }
}

function showFault(form: HTMLFormElement, name: string, message: string | null): void {
  const field = form.elements.namedItem(name);
  const place = document.getElementById(`orcamento-${name}-erro`);
  if (!(field instanceof HTMLElement) || !place) return;
  field.toggleAttribute('aria-invalid', message !== null);
  if (message !== null) field.setAttribute('aria-invalid', 'true');
  place.textContent = message;
  place.hidden = message === null;
}

function tell(form: HTMLFormElement, tone: 'ok' | 'error', message: string): void {
  const place = form.querySelector('[data-resultado]');
  if (!place) return;
  place.className = `notice tone-${tone} md:col-span-2`;
  place.textContent = message;
}

function thank(form: HTMLFormElement, texts: DOMStringMap): void {
  form.reset();
  tell(form, 'ok', `${texts.enviado} ${texts.enviadoTexto}`);
}

/** The form lies folded in the page until a link asks for it. */
function openWhenAsked(): void {
  const fold = document.querySelector<HTMLDetailsElement>('details#orcamento');
  if (!fold || location.hash !== '#orcamento') return;
  fold.open = true;
  fold.scrollIntoView();
}

/** Where the cursor stands at the end: punctuation that comes while somebody corrects the middle is in the way. */
function mask(field: HTMLInputElement): void {
  if (field.selectionStart !== field.value.length) return;
  const kind = field.dataset.mascara;
  if (kind === 'cnpj') field.value = maskCnpj(field.value);
  if (kind === 'fone') field.value = maskPhone(field.value);
}

const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Whether the two last digits follow from the rest; letters count by their place in ASCII (IN RFB 2.229/2024). */
export function isCnpj(text: string): boolean {
  const signs = [...text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')].map((sign) => sign.charCodeAt(0) - 48);
  const digitAfter = (length: number) => {
    const weights = WEIGHTS.slice(-length);
    const rest = signs.slice(0, length).reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return signs.length === 14 && signs[12] === digitAfter(12) && signs[13] === digitAfter(13);
}

/** `11.222.333/0001-81`, letters too (CNPJ of 2026). */
export const maskCnpj = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .slice(0, 14)
    .replace(/^(.{2})(.)/, '$1.$2')
    .replace(/^(.{6})(.)/, '$1.$2')
    .replace(/^(.{10})(.)/, '$1/$2')
    .replace(/^(.{15})(.)/, '$1-$2');

/** `(11) 91234-5678`; a number of another country stays as it is typed. */
export function maskPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+') || digits.length > 11) return text;
  return digits.replace(/^(\d{2})(\d)/, '($1) $2').replace(/^(.{9,10})(\d{4})$/, '$1-$2');
}
