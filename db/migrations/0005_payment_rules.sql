-- By hand: what the tables of payments cannot say themselves.

-- The ledger is written once. Sandbox books may go, and only where that is announced; live ones never.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE live boolean := true;
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('lousa.clear_sandbox', true) = 'on' THEN
		IF TG_TABLE_NAME = 'ledger_transactions' THEN
			live := OLD.is_live;
		ELSE
			SELECT is_live INTO live FROM ledger_transactions WHERE id = OLD.transaction_id;
		END IF;
		IF live IS NOT TRUE THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'the ledger is append-only: % on % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_no_truncate BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint

-- Judged when the database transaction commits: the entries of a booking may come one by one.
CREATE FUNCTION ledger_demand_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE booking uuid;
BEGIN
	IF TG_TABLE_NAME = 'ledger_transactions' THEN booking := NEW.id; ELSE booking := NEW.transaction_id; END IF;
	IF (SELECT count(*) FROM ledger_entries WHERE transaction_id = booking) < 2
		OR EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = booking GROUP BY currency HAVING sum(amount_cents) <> 0) THEN
		RAISE EXCEPTION 'ledger transaction % does not balance', booking USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_demand_balance();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_demand_balance();--> statement-breakpoint

-- What a provider reported as received does not change afterwards.
CREATE FUNCTION payment_captures_keep_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.attempt_id, NEW.charge_id, NEW.method, NEW.provider_ref, NEW.amount_cents, NEW.currency) IS DISTINCT FROM (OLD.attempt_id, OLD.charge_id, OLD.method, OLD.provider_ref, OLD.amount_cents, OLD.currency)
		OR (OLD.status = 'completed' AND NEW.status <> 'completed')
		OR (OLD.is_settling AND NOT NEW.is_settling)
		OR NEW.disputed_cents < OLD.disputed_cents THEN
		RAISE EXCEPTION 'the facts of a capture do not change' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_captures_keep_facts BEFORE UPDATE ON payment_captures FOR EACH ROW EXECUTE FUNCTION payment_captures_keep_facts();--> statement-breakpoint

-- Never more back than came in, however many grant refunds at once: they take turns on the capture.
CREATE FUNCTION payment_refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE received payment_captures%ROWTYPE; others bigint;
BEGIN
	SELECT * INTO received FROM payment_captures WHERE id = NEW.capture_id FOR UPDATE;
	SELECT coalesce(sum(amount_cents), 0) INTO others FROM payment_refunds WHERE capture_id = NEW.capture_id AND id <> NEW.id;
	IF received.status <> 'completed' OR others + NEW.amount_cents > received.amount_cents - received.disputed_cents THEN
		RAISE EXCEPTION 'refunds of a capture would pass what it brought' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_within_capture';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_refunds_within_capture BEFORE INSERT OR UPDATE OF amount_cents, capture_id ON payment_refunds FOR EACH ROW EXECUTE FUNCTION payment_refunds_within_capture();--> statement-breakpoint

-- Live money is never deleted, whatever is being cleaned up.
CREATE FUNCTION payments_keep_live() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE live boolean := true;
BEGIN
	IF TG_TABLE_NAME = 'charges' THEN
		live := OLD.is_live;
	ELSIF TG_TABLE_NAME = 'payment_refunds' THEN
		SELECT c.is_live INTO live FROM payment_captures p JOIN charges c ON c.id = p.charge_id WHERE p.id = OLD.capture_id;
	ELSE
		SELECT is_live INTO live FROM charges WHERE id = OLD.charge_id;
	END IF;
	IF live IS NOT FALSE THEN
		RAISE EXCEPTION 'a live payment is never deleted' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER charges_keep_live BEFORE DELETE ON charges FOR EACH ROW EXECUTE FUNCTION payments_keep_live();--> statement-breakpoint
CREATE TRIGGER payment_attempts_keep_live BEFORE DELETE ON payment_attempts FOR EACH ROW EXECUTE FUNCTION payments_keep_live();--> statement-breakpoint
CREATE TRIGGER payment_captures_keep_live BEFORE DELETE ON payment_captures FOR EACH ROW EXECUTE FUNCTION payments_keep_live();--> statement-breakpoint
CREATE TRIGGER payment_refunds_keep_live BEFORE DELETE ON payment_refunds FOR EACH ROW EXECUTE FUNCTION payments_keep_live();
