import { createHash } from 'node:crypto';

const HEX = '0123456789abcdef';
const LETTERS = 'aeioubcdlmnprstv';
/** An invented word made from a text, the same here and in the database: as varied as names are, and nobody's. */
const word = (text: string) => `left(translate(md5(${text}), '${HEX}', '${LETTERS}'), 9)`;
export const wordOf = (text: string): string =>
  [...createHash('md5').update(text).digest('hex').slice(0, 9)]
    .map((digit) => LETTERS[HEX.indexOf(digit)])
    .join('');

const people = (role: 'teacher' | 'editor', count: number) => `
  insert into users (id, email, first_name, last_name, role, password_hash, search_text, created_at)
  select md5('${role}' || n)::uuid, first || n || '@escola.test', first, last, '${role}', '-',
    first || ' ' || last || ' ' || first || n || '@escola.test', now() - random() * interval '730 days'
  from generate_series(0, ${count} - 1) n,
    lateral (select ${word(`'${role}' || n`)} as first, ${word(`'last' || n`)} as last)`;

/**
 * What fills a product with two years' work, a statement or two for each table. The newest eight lessons of each
 * editor are open, the older ones done or cancelled, as where people keep up with their work: what waits grows with
 * the editors, what is done with the years. Rows name each other by ids made from their numbers; ids that order a
 * list grow with time, as in life.
 */
export const deskRows = ({ lessons, editors }: { lessons: number; editors: number }): string[] => [
  people('teacher', lessons / 20),
  people('editor', editors),
  `create temporary table plan as
   select n, md5('lesson' || n)::uuid as lesson, md5('teacher' || n % (${lessons} / 20))::uuid as teacher,
     md5('editor' || n % ${editors})::uuid as editor, uuidv7(at - now()) as production,
     md5('source' || n)::uuid as source, md5('final' || n)::uuid as final, at, subject,
     case when n > ${lessons} - ${editors} * 8 then (array['submitted', 'waiting_approval', 'waiting_payment',
       'waiting_payment', 'paid', 'in_production', 'in_production', 'in_production'])[1 + n / ${editors} % 8]
       when n % 7 = 0 then 'cancelled' else 'completed' end as status
   from generate_series(1, ${lessons}) n,
     lateral (select now() - ((${lessons} - n) * 730.0 / ${lessons} + 0.1) * interval '1 day' as at,
       (array['fracoes', 'revolucao', 'fotossintese', 'leitura', 'energia', 'senhas', 'mapas'])[1 + n % 11 % 7] as subject)`,
  `create temporary table work as select * from plan
   where status in ('in_production', 'completed')`,
  `create temporary table paid as select *, md5('charge' || n)::uuid as charge, md5('attempt' || n)::uuid as attempt,
     md5('booking' || n)::uuid as booking, md5('capture' || n)::uuid as capture
   from plan where status in ('paid', 'in_production', 'completed')`,
  `insert into lessons (id, owner_id, editor_id, title, title_search, content, format, service_type, size,
     delivery_type, price_cents, status, source_file_id, source_file_name, analysis_version, paid_at, deadline,
     completed_at, created_at, updated_at)
   select lesson, teacher, case when status in ('in_production', 'completed') then editor end,
     'Aula ' || n || ' de ' || subject, 'aula ' || n || ' de ' || subject,
     repeat('O aluno resolve o problema e explica o caminho. ', 20), 'powerpoint', 'presentation', 10, 'normal', 4900,
     status, source, 'material.pdf', 1,
     case when status in ('paid', 'in_production', 'completed') then at end,
     case when status = 'in_production' then now() + (n % 12 - 2) * interval '1 day'
       when status = 'completed' then at + interval '5 days' end,
     case when status = 'completed' then at + interval '4 days' end, at, at
   from plan`,
  `insert into files (id, lesson_id, uploader_id, original_name, name_search, mime_type, file_type, is_attachment,
     size_bytes, sha256, storage_key, created_at)
   select source, lesson, teacher, ${word(`'file' || n`)} || '.pdf', ${word(`'file' || n`)} || '.pdf', 'application/pdf',
     'user_content', n % 5 = 0, 50000, md5('a' || n) || md5('b' || n), 'files/' || source, at
   from plan`,
  `insert into files (id, lesson_id, uploader_id, original_name, name_search, mime_type, file_type, size_bytes,
     sha256, storage_key, created_at)
   select final, lesson, editor, 'Entrega ' || n || '.pptx', 'entrega ' || n || '.pptx', 'application/pdf',
     'final_delivery', 900000, md5('c' || n) || md5('d' || n), 'files/' || final, at + interval '4 days'
   from work where status = 'completed'`,
  `insert into productions (id, lesson_id, editor_id, status, delivery_file_id, assigned_at, started_at, completed_at)
   select production, lesson, editor, case when status = 'completed' then 'completed'
       when n % 2 = 0 then 'assigned' else 'in_progress' end, case when status = 'completed' then final end,
     at, at, case when status = 'completed' then at + interval '4 days' end
   from work`,
  `insert into production_rounds (production_id, round, opened_at, file_id, notes, editor_id, deadline, delivered_at)
   select production, 1, at, case when status = 'completed' then final end, 'Pronto para a aula.', editor,
     at + (3 + n % 4) * interval '1 day', case when status = 'completed' then at + interval '4 days' end
   from work`,
  `insert into ratings (lesson_id, round, stars, created_at)
   select lesson, 1, 3 + n % 3, at + interval '6 days' from work
   where status = 'completed' and n % 2 = 0`,
  `insert into messages (id, lesson_id, sender_id, sender_role, content, created_at, read_at, notified_at)
   select uuidv7(at + turn * interval '1 hour' - now()), lesson, case when turn % 2 = 0 then teacher else editor end,
     case when turn % 2 = 0 then 'teacher' else 'editor' end, 'Recado ' || turn || ' sobre a aula de ' || subject,
     at + turn * interval '1 hour',
     case when turn < 9 or n <= ${lessons} - ${editors} then at + (turn + 1) * interval '1 hour' end, null
   from plan, generate_series(1, 10) turn`,
  `insert into message_attachments (message_id, file_id)
   select distinct on (plan.lesson) messages.id, plan.source from plan join messages on messages.lesson_id = plan.lesson
   where plan.n % 5 = 0 order by plan.lesson, messages.id`,
  `insert into lesson_transitions (id, lesson_id, event, from_status, to_status, actor_id, actor_role, created_at)
   select uuidv7(at + step * interval '1 hour' - now()), lesson, 'approve', 'waiting_approval', 'waiting_payment',
     teacher, 'teacher', at + step * interval '1 hour'
   from plan, generate_series(1, 5) step`,
  `insert into audit_log (id, actor_id, actor_role, action, subject_type, subject_id, after, ip, created_at)
   select uuidv7(at + step * interval '90 minutes' - now()), editor, 'editor', 'file.download', 'lesson', lesson::text,
     '{"name": "Material"}', '127.0.0.1', at + step * interval '90 minutes'
   from plan, generate_series(1, 3) step`,
  `insert into mail_outbox (id, kind, payload, status, next_try_at, to_user_id, to_address, subject, created_at, sent_at)
   select uuidv7(at + step * interval '1 hour' - now()), 'lesson.analysis_ready', '{}', 'sent', at, teacher,
     ${word(`'teacher' || n % (${lessons} / 20)`)} || '@escola.test', 'A análise está pronta', at + step * interval '1 hour', at
   from plan, generate_series(1, 2) step`,
  `insert into charges (id, lesson_id, price_version, amount_cents, status, is_live, created_at, settled_at)
   select charge, lesson, 1, 4900, 'settled', false, at, at from paid`,
  `insert into payment_attempts (id, charge_id, method, status, amount_cents, provider_ref, create_key, created_at,
     updated_at)
   select attempt, charge, case when n % 2 = 0 then 'pix' else 'card' end, 'captured', 4900, 'ref' || n,
     attempt || ':create', at, at from paid`,
  `insert into payment_captures (id, attempt_id, charge_id, method, provider_ref, status, amount_cents, currency,
     is_settling, received_at, created_at)
   select capture, attempt, charge, case when n % 2 = 0 then 'pix' else 'card' end, 'cap' || n, 'completed', 4900,
     'BRL', true, at, at from paid`,
  `insert into payment_refunds (id, capture_id, amount_cents, reason, status, created_at, completed_at)
   select md5('refund' || n)::uuid, capture, 100, 'other', 'completed', at, at
   from paid where n % 50 = 0`,
  `insert into ledger_transactions (id, ref, kind, lesson_id, is_live, booked_at)
   select booking, 'capture:' || capture, 'capture', lesson, false, at from paid`,
  `insert into ledger_entries (transaction_id, account, amount_cents)
   select booking, side.account, side.cents
   from paid, (values ('pix', 4900), ('sales', -4900)) side (account, cents)`,
  `insert into leads (school, contact, email, phone, subjects, modality, search_text, created_at)
   select 'Escola ' || n, 'Direção', 'escola' || n || '@escola.test', '11999990000', 'Matemática', 'ia_total',
     'escola ' || n, now() - n * interval '1 minute'
   from generate_series(1, ${lessons} / 50) n`,
];
