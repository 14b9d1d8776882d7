-- By hand: what the tables' own definitions cannot say.
-- Figures over whole tables (tallies.table.ts): a row for every change that counts, in its transaction.
CREATE FUNCTION tally_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN INSERT INTO tallies (kind, name, amount) VALUES ('lessons', OLD.status, -1); END IF;
	IF TG_OP <> 'DELETE' THEN INSERT INTO tallies (kind, name, amount) VALUES ('lessons', NEW.status, 1); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lessons_tally AFTER INSERT OR DELETE ON lessons FOR EACH ROW EXECUTE FUNCTION tally_lesson();--> statement-breakpoint
CREATE TRIGGER lessons_tally_status AFTER UPDATE OF status ON lessons FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION tally_lesson();--> statement-breakpoint
CREATE FUNCTION tally_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN INSERT INTO tallies (kind, name, amount) VALUES ('ratings', OLD.stars::text, -1); END IF;
	IF TG_OP <> 'DELETE' THEN INSERT INTO tallies (kind, name, amount) VALUES ('ratings', NEW.stars::text, 1); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ratings_tally AFTER INSERT OR UPDATE OR DELETE ON ratings FOR EACH ROW EXECUTE FUNCTION tally_rating();--> statement-breakpoint
-- Entries come after their booking and go before it; neither is ever changed.
CREATE FUNCTION tally_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE entry ledger_entries%ROWTYPE; side text;
BEGIN
	IF TG_OP = 'DELETE' THEN entry := OLD; ELSE entry := NEW; END IF;
	SELECT CASE WHEN is_live THEN 'live' ELSE 'sandbox' END INTO STRICT side FROM ledger_transactions WHERE id = entry.transaction_id;
	INSERT INTO tallies (kind, name, amount)
	VALUES ('ledger', concat_ws(' ', entry.account, entry.currency, side), CASE WHEN TG_OP = 'DELETE' THEN -entry.amount_cents ELSE entry.amount_cents END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_tally AFTER INSERT OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION tally_ledger();--> statement-breakpoint
-- Counts everything anew; nobody writes what is counted meanwhile.
CREATE FUNCTION recount_tallies() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE lessons, ratings, ledger_entries IN SHARE MODE;
	DELETE FROM tallies;
	INSERT INTO tallies (kind, name, amount) SELECT 'lessons', status, count(*) FROM lessons GROUP BY status;
	INSERT INTO tallies (kind, name, amount) SELECT 'ratings', stars::text, count(*) FROM ratings GROUP BY stars;
	INSERT INTO tallies (kind, name, amount)
	SELECT 'ledger', concat_ws(' ', account, currency, CASE WHEN is_live THEN 'live' ELSE 'sandbox' END), sum(amount_cents)
	FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id GROUP BY 2;
END $$;--> statement-breakpoint
SELECT recount_tallies();--> statement-breakpoint
-- A part of an address or a subject, of a reason in the audit log, found by an index.
CREATE INDEX "mail_outbox_search" ON "mail_outbox" USING gin ("to_address" gin_trgm_ops, "subject" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "audit_log_reason" ON "audit_log" USING gin ("reason" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "lesson_transitions_reason" ON "lesson_transitions" USING gin ("reason" gin_trgm_ops) WITH (fastupdate = off);
