ALTER TABLE "productions" DROP CONSTRAINT "productions_status_known";--> statement-breakpoint
ALTER TABLE "productions" DROP CONSTRAINT "productions_completed_at";--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "delivered_by" uuid;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "units" integer;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD CONSTRAINT "production_rounds_delivered_by_users_id_fk" FOREIGN KEY ("delivered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_status_known" CHECK ("productions"."status" in ('assigned', 'in_progress', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_completed_at" CHECK ("productions"."status" = 'cancelled' or ("productions"."status" = 'completed') = ("productions"."completed_at" is not null));--> statement-breakpoint
-- By hand: a production ends in the transaction that ends its lesson, whichever that is (refund, chargeback, an admin),
-- and comes back with it. Whoever changes the lesson's status holds its lock, which guards the production too.
CREATE FUNCTION end_production_with_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'cancelled' THEN
		UPDATE productions SET status = 'cancelled' WHERE lesson_id = NEW.id;
	ELSE
		UPDATE productions SET
			completed_at = CASE WHEN NEW.status = 'completed' THEN coalesce(completed_at, NEW.completed_at, NEW.updated_at) ELSE completed_at END,
			status = CASE
				WHEN NEW.status = 'completed' OR completed_at IS NOT NULL THEN 'completed'
				WHEN started_at IS NOT NULL THEN 'in_progress'
				ELSE 'assigned'
			END
		WHERE lesson_id = NEW.id AND status = 'cancelled';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lessons_end_production AFTER UPDATE OF status ON lessons FOR EACH ROW
WHEN (OLD.status <> NEW.status AND 'cancelled' IN (OLD.status, NEW.status)) EXECUTE FUNCTION end_production_with_lesson();--> statement-breakpoint
UPDATE productions SET status = 'cancelled' FROM lessons WHERE lessons.id = productions.lesson_id AND lessons.status = 'cancelled';
