CREATE TABLE "tallies" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "lesson_transitions_lesson";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "production_rounds_delivered";--> statement-breakpoint
CREATE INDEX "tallies_of_kind" ON "tallies" USING btree ("kind","name");--> statement-breakpoint
CREATE INDEX "lesson_transitions_of_event" ON "lesson_transitions" USING btree ("event","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_transitions_of_actor" ON "lesson_transitions" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_kind" ON "audit_log" USING btree ("subject_type","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_action" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_transitions_lesson" ON "lesson_transitions" USING btree ("lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "production_rounds_delivered" ON "production_rounds" USING btree ("editor_id","delivered_at","deadline") WHERE "production_rounds"."delivered_at" is not null;