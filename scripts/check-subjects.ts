import { execFileSync } from 'node:child_process';

/** Subjects of commits: `area: effect`, at most 72 characters, from the one after this on. */
const LAST_WITHOUT = 'a6593c63';
const MOST_CHARACTERS = 72;
const SUBJECT = /^[a-z][\w./ -]*(, [a-z][\w./ -]*)*: \S/;

/** Null where there is no such history: a shallow clone, or sources without git. */
function readSubjects(): string[] | null {
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%s', `${LAST_WITHOUT}..HEAD`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter((subject) => subject !== '');
  } catch {
    return null;
  }
}

const subjects = readSubjects();
const wrong = (subjects ?? []).filter(
  (subject) => !SUBJECT.test(subject) || subject.length > MOST_CHARACTERS,
);
for (const subject of wrong)
  console.error(
    `- “${subject}” (${subject.length}): write \`area: effect\`, at most ${MOST_CHARACTERS} characters`,
  );
console.log(subjects === null ? 'subjects: no history to look at' : `subjects: ${subjects.length} commits`);
process.exit(wrong.length === 0 ? 0 : 1);
