import type { PassageForm } from '#engine/pedagogy/language/discourse/discourse.ts';
import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listFirst } from '#engine/pedagogy/lesson/list-first.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { DraftVisual, NumberedItem, VisualKind } from './draft-visual.ts';

const MOST_NAMED = 6;
const LONGEST_NAME = 60;
const LONGEST_MARK = 25;
/** A suggestion is read at a glance. */
const LONGEST_VISUAL = 180;

type Drawing = { kind: VisualKind; text: string; named: string[] };

/** The diagrams that one item's pieces ask for, the plainest first, one of each kind. */
export function drawForms(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const place = `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}`;
  const room = LONGEST_VISUAL - place.length - item.title.length - 7;
  const drawn = matterOf(item.pieces).flatMap((piece) => {
    const table = drawTable(piece, room);
    const comparison = drawComparison(piece);
    const { forms, strength } = lesson.classOf(piece);
    const drawings = forms
      .map((form) => ({ drawing: drawForm(lesson, form, piece, room), strength: strength[form] ?? 0 }))
      .filter((one): one is { drawing: Drawing; strength: number } => one.drawing !== null);
    return [
      ...(table === null ? [] : [{ drawing: table, strength: 0.9 }]),
      ...(comparison === null ? [] : [{ drawing: comparison, strength: 0.75 }]),
      ...drawings,
    ].map((one) => ({
      ...one,
      piece,
    }));
  });
  drawn.sort((a, b) => b.strength - a.strength);
  return drawn
    .filter((one, index) => drawn.findIndex((other) => other.drawing.kind === one.drawing.kind) === index)
    .map(({ drawing, piece, strength }) => ({
      kind: drawing.kind,
      text: `${place}, “${item.title}”: ${drawing.text}.`,
      basis: basisOf(piece, drawing.named),
      planItem: item.number,
      strength,
    }));
}

function drawForm(lesson: Lesson, form: PassageForm, piece: Piece, room: number): Drawing | null {
  const own = lesson.classOf(piece);
  switch (form) {
    case 'timeline': {
      const dates = own.dates
        .filter((date) => date.year !== null)
        .sort((a, b) => (a.year ?? 0) - (b.year ?? 0));
      if (dates.length < 2) return null;
      const named = dates.slice(0, MOST_NAMED).map((date) => date.text);
      return { kind: 'linha_do_tempo', text: `linha do tempo com ${listWords(named)}`, named };
    }
    case 'process': {
      const items = piece.kind === 'list' ? namesOf(piece.statements.map((one) => one.text)) : [];
      if (items.length >= 3)
        return {
          kind: 'fluxo',
          text: `fluxo com setas: ${listFirst(items, piece.statements.length, room - 17, ' → ')}`,
          named: [],
        };
      const marks = (own.evidence.process ?? []).filter((mark) => mark.length <= LONGEST_MARK);
      return marks.length >= 2
        ? {
            kind: 'fluxo',
            text: `fluxo com setas, uma etapa por quadro, seguindo as marcas do texto (${marks.slice(0, 4).join(', ')})`,
            named: marks,
          }
        : null;
    }
    case 'cycle':
      return {
        kind: 'ciclo',
        text: 'ciclo em círculo, com uma seta de cada fase para a seguinte e de volta ao começo',
        named: own.evidence.cycle ?? [],
      };
    case 'numbers': {
      const named = own.quantities.slice(0, MOST_NAMED).map((quantity) => quantity.text);
      return named.length < 2
        ? null
        : { kind: 'grafico', text: `gráfico com os números do trecho: ${listWords(named)}`, named };
    }
    case 'place':
      return own.places.length < 2
        ? null
        : {
            kind: 'mapa',
            text: `mapa com ${listWords(own.places.slice(0, MOST_NAMED))} em destaque`,
            named: own.places,
          };
    case 'formula': {
      // What a text layer leaves of a formula is rarely the formula.
      if ((piece.page ?? piece.slide) !== null && piece.kind !== 'equation') return null;
      const [written] = own.formulas;
      const formula = written === undefined ? null : writePlainly(written);
      return written === undefined || formula === null || formula.length > LONGEST_NAME
        ? null
        : {
            kind: 'formula',
            text: `${formula} em tamanho grande, com cada parte explicada ao lado`,
            named: [written],
          };
    }
    case 'enumeration': {
      const named = namesOf(own.evidence.enumeration ?? []).filter(
        (name) =>
          name.split(' ').length <= 5 &&
          !isGenericPhrase(name) &&
          !/^(?:entre )?outr[oa]s?\b|^etc/iu.test(name),
      );
      return named.length < 3
        ? null
        : {
            kind: 'mapa_conceitual',
            text: `mapa conceitual com ${listFirst(named, named.length, room - 39)} ligados ao centro`,
            named,
          };
    }
    default:
      return null;
  }
}

function drawComparison(piece: Piece): Drawing | null {
  const compared = findCompared(piece);
  if (compared === null) return null;
  const [left, right] = compared.terms;
  return {
    kind: 'comparacao',
    text: `quadro em duas colunas, ${left} e ${right}, uma linha para cada diferença do texto`,
    named: compared.basis.map((statement) => statement.text),
  };
}

/** A table of the material stays a table: its header tells what it compares. */
function drawTable(piece: Piece, room: number): Drawing | null {
  if (piece.block.type !== 'table') return null;
  const filled = piece.block.rows.filter((row) => row.filter((cell) => cell !== '').length > 1);
  const header = namesOf((filled[0] ?? []).filter((cell) => /\p{L}/u.test(cell)));
  if (filled.length < 2 || header.length < 2) return null;
  return {
    kind: 'tabela',
    text: `tabela do material (${listFirst(header, header.length, room - 75)}), refeita com letras grandes e uma linha em destaque`,
    named: header,
  };
}

function namesOf(texts: readonly string[]): string[] {
  return texts
    .map((text) => compressSentence(text, LONGEST_NAME).replace(/[:.;].*$/, ''))
    .filter((text) => /\p{L}{2}/u.test(text) && !text.endsWith('…'))
    .slice(0, MOST_NAMED);
}

function basisOf(piece: Piece, named: readonly string[]): Statement[] {
  const holders = piece.statements.filter((statement) => named.some((word) => statement.text.includes(word)));
  return (holders.length > 0 ? holders : piece.statements).slice(0, 4);
}
