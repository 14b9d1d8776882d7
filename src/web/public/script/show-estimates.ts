const DAY_MS = 86_400_000;
const dayOf = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** Writes beside each term the day it would end on if somebody paid now. */
export function showEstimates(now: number = Date.now()): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-prazo]')) {
    place.textContent = `pagando hoje, ${dayOf.format(now + Number(place.dataset.prazo) * DAY_MS)}`;
  }
}
