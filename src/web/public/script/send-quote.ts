interface Refusal {
  message?: string;
  issues?: { path: string; message: string }[];
}

/** The form for institutions is sent as JSON; its faults stand at their fields, what was typed stays. */
export function sendQuotes(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-orcamento]');
  const texts = document.querySelector<HTMLElement>('template[data-textos]')?.dataset;
  if (!form || !texts) return;
  let key = crypto.randomUUID();
  form.addEventListener('input', ({ target }) => {
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
    const issues = refusal.issues ?? [];
    for (const { path, message } of issues) showFault(form, path, message);
    tell(form, 'erro', issues.length > 0 ? (texts.conferir ?? '') : (refusal.message ?? texts.falhou ?? ''));
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

function tell(form: HTMLFormElement, tone: 'ok' | 'erro', message: string): void {
  const place = form.querySelector('[data-resultado]');
  if (!place) return;
  place.className = `aviso tom-${tone} md:col-span-2`;
  place.textContent = message;
}

function thank(form: HTMLFormElement, texts: DOMStringMap): void {
  form.reset();
  tell(form, 'ok', `${texts.enviado} ${texts.enviadoTexto}`);
}
