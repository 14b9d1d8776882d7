-- By hand. What the payer's bank took counts as disputed; a refund that this brought about is not counted a second time.
CREATE OR REPLACE FUNCTION payment_refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE received payment_captures%ROWTYPE; others bigint;
BEGIN
	SELECT * INTO received FROM payment_captures WHERE id = NEW.capture_id FOR UPDATE;
	SELECT coalesce(sum(amount_cents), 0) INTO others FROM payment_refunds
		WHERE capture_id = NEW.capture_id AND id <> NEW.id AND failure IS DISTINCT FROM 'taken_by_dispute';
	IF received.status <> 'completed' OR others + NEW.amount_cents > received.amount_cents - received.disputed_cents THEN
		RAISE EXCEPTION 'refunds of a capture would pass what it brought' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_within_capture';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint

-- Real money stays real money, and what was asked for stays what was asked for.
CREATE FUNCTION charges_keep_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.lesson_id, NEW.price_version, NEW.amount_cents) IS DISTINCT FROM (OLD.lesson_id, OLD.price_version, OLD.amount_cents)
		OR (OLD.is_live AND NOT NEW.is_live) THEN
		RAISE EXCEPTION 'the facts of a charge do not change' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER charges_keep_facts BEFORE UPDATE ON charges FOR EACH ROW EXECUTE FUNCTION charges_keep_facts();
