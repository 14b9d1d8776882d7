-- By hand. Before the outbox each mail was a job of its own, whose handlers are gone: what was left in the queue when that
-- version stopped is put into the outbox, as long as a mail would still be tried. The queue's tables may not be there yet.
DO $$
BEGIN
	IF to_regclass('jobs.job') IS NULL THEN RETURN; END IF;
	INSERT INTO mail_outbox (kind, payload, next_try_at, created_at)
	SELECT split_part(name, '-', 1) || '.' || (data ->> 'kind'), data, now(), created_on
	FROM jobs.job
	WHERE name IN ('account-mail', 'lesson-mail', 'payment-mail') AND state::text IN ('created', 'retry', 'active')
		AND created_on > now() - interval '2 days';
	DELETE FROM jobs.job WHERE name IN ('account-mail', 'lesson-mail', 'payment-mail');
END $$;
