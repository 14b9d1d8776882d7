import { findTale } from '#engine/pedagogy/lesson/find-tale.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';

/** What a class learns by a tale that it reads. */
export function aimsOfReading(lesson: Lesson): Grounded[] {
  const tale = findTale(lesson);
  if (tale === null) return [];
  const name = `“${tale.name}”`;
  return [
    { text: `ler ${name} e contar com suas palavras o que acontece`, basis: tale.title },
    { text: `dizer quem aparece em ${name} e como a história termina`, basis: tale.title },
  ];
}

/** What a class learns by a collection of tales: to tell one again, and to set whom they tell of beside each other. */
export function aimsOfTales(lesson: Lesson): Grounded[] {
  if (lesson.material.understanding?.genre !== 'coletanea') return [];
  const told = lesson.sections.flatMap(({ pieces }) =>
    pieces.flatMap((piece, at) => {
      const head = pieces.slice(0, at).findLast(({ kind }) => kind === 'heading');
      return piece.tale === 'prose' && head !== undefined ? [{ head, piece }] : [];
    }),
  );
  const tales = [...Map.groupBy(told, ({ head }) => head).entries()].slice(0, 2);
  const names = tales.map(([head]) => `“${cleanTitle(head.text, lesson.spell)}”`);
  const retold = tales.flatMap(([, [first]]) => first?.piece.statements.slice(0, 1) ?? []);
  const [one, other] = lesson.definitions.filter(({ called }) => called !== undefined);
  return [
    ...(tales.length < 2
      ? []
      : [{ text: `recontar ${names.join(' ou ')} com começo, meio e fim`, basis: retold }]),
    ...(one?.called === undefined || other?.called === undefined
      ? []
      : [
          {
            text: `comparar ${one.called} e ${other.called} pelo que o texto conta`,
            basis: [one.statement, other.statement],
          },
        ]),
  ];
}
