-- By hand. The hourly fold writes nothing that counting looks at, so that only a lock on the tallies themselves keeps it
-- out: one under way would leave its sum beside what was counted anew.
CREATE OR REPLACE FUNCTION recount_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE lessons, ratings, ledger_entries IN SHARE MODE;
	LOCK TABLE tallies IN SHARE ROW EXCLUSIVE MODE;
	DELETE FROM tallies;
	INSERT INTO tallies (kind, name, amount) SELECT 'lessons', status, count(*) FROM lessons GROUP BY status;
	INSERT INTO tallies (kind, name, amount) SELECT 'ratings', stars::text, count(*) FROM ratings GROUP BY stars;
	INSERT INTO tallies (kind, name, amount)
	SELECT 'ledger', concat_ws(' ', account, currency, CASE WHEN is_live THEN 'live' ELSE 'sandbox' END), sum(amount_cents)
	FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id GROUP BY 2;
END $$;
