DROP INDEX "productions_open";--> statement-breakpoint
CREATE INDEX "lessons_due" ON "lessons" USING btree ("deadline","id") WHERE "lessons"."status" = 'in_production';--> statement-breakpoint
CREATE INDEX "productions_open" ON "productions" USING btree ("editor_id","lesson_id") WHERE "productions"."status" <> 'completed';