import type { Bank } from './bank.ts';
import { describeCob, describePix } from './describe-cob.ts';
import { EmulatorProblem, type ProblemType } from './emulator-problem.ts';
import { COB_KIND, type StoredCob } from './stored-cob.ts';

function readWhole(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  return text === null ? fallback : /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** One page of what happened in the span that the query names, and the standard's account of the pages. */
function pageOf<T>(query: URLSearchParams, problem: ProblemType, all: { at: string; item: T }[]) {
  const from = Date.parse(query.get('inicio') ?? '');
  const to = Date.parse(query.get('fim') ?? '');
  const page = readWhole(query, 'paginacao.paginaAtual', 0);
  const size = readWhole(query, 'paginacao.itensPorPagina', 100);
  if (!(from <= to) || !(page >= 0) || !(size >= 1 && size <= 1000)) {
    throw new EmulatorProblem(problem, 'A consulta não respeita o schema.');
  }
  const within = all
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return {
    items: within.slice(page * size, (page + 1) * size).map(({ item }) => item),
    parametros: {
      inicio: query.get('inicio'),
      fim: query.get('fim'),
      paginacao: {
        paginaAtual: page,
        itensPorPagina: size,
        quantidadeDePaginas: Math.ceil(within.length / size),
        quantidadeTotalDeItens: within.length,
      },
    },
  };
}

export async function listCobs(bank: Bank, query: URLSearchParams) {
  const cobs = await bank.store.list<StoredCob>(COB_KIND);
  const status = query.get('status');
  const fitting = cobs.filter((cob) => status === null || cob.status === status);
  const all = fitting.map((cob) => ({ at: cob.createdAt, item: describeCob(cob) }));
  const { items, parametros } = pageOf(query, 'CobConsultaInvalida', all);
  return { parametros, cobs: items };
}

export async function listPix(bank: Bank, query: URLSearchParams) {
  const cobs = await bank.store.list<StoredCob>(COB_KIND);
  const txid = query.get('txid');
  const fitting = cobs.filter((cob) => txid === null || cob.txid === txid);
  const all = fitting.flatMap((cob) =>
    cob.received.map((pix) => ({ at: pix.at, item: describePix(cob, pix) })),
  );
  const { items, parametros } = pageOf(query, 'PixConsultaInvalida', all);
  return { parametros, pix: items };
}
