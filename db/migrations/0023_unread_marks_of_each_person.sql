CREATE TABLE "inbox_marks" (
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"occurrence" text NOT NULL,
	"lesson_id" uuid,
	"state" text NOT NULL,
	"until" timestamp (3) with time zone,
	"marked_by" uuid,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbox_marks_kind_subject_occurrence_pk" PRIMARY KEY("kind","subject","occurrence"),
	CONSTRAINT "inbox_marks_until" CHECK (("inbox_marks"."state" = 'snoozed') = ("inbox_marks"."until" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reads_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_not_blank";--> statement-breakpoint
DROP INDEX "messages_unread_by_production";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_marks" ADD CONSTRAINT "inbox_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_marks_newest" ON "inbox_marks" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "files_infected" ON "files" USING btree ("created_at") WHERE "files"."scan_status" = 'infected';--> statement-breakpoint
CREATE INDEX "lessons_not_analysed" ON "lessons" USING btree ("updated_at","id") WHERE "lessons"."status" = 'submitted' and "lessons"."analysis_error" is not null;--> statement-breakpoint
CREATE INDEX "messages_unanswered" ON "messages" USING btree ("lesson_id","created_at") WHERE "messages"."answered_at" is null and "messages"."dismissed_at" is null and "messages"."sender_role" = 'teacher';--> statement-breakpoint
CREATE INDEX "ratings_low" ON "ratings" USING btree ("created_at") WHERE "ratings"."stars" <= 2;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_not_spaces" CHECK ("messages"."content" = '' or length(trim("messages"."content")) > 0);--> statement-breakpoint
-- By hand: until now one person's look settled a message for the whole production. What was so settled stays settled,
-- and the editor who has the lesson is taken to have seen it; what nobody looked at goes on waiting.
UPDATE "messages" SET "answered_at" = "read_at" WHERE "sender_role" = 'teacher' AND "read_at" IS NOT NULL;--> statement-breakpoint
UPDATE "messages" SET "answered_at" = (
	SELECT min("reply"."created_at") FROM "messages" "reply"
	WHERE "reply"."lesson_id" = "messages"."lesson_id" AND "reply"."sender_role" <> 'teacher' AND "reply"."id" > "messages"."id"
) WHERE "sender_role" = 'teacher' AND "answered_at" IS NULL;--> statement-breakpoint
INSERT INTO "message_reads" ("message_id", "user_id", "read_at")
SELECT "messages"."id", "lessons"."editor_id", "messages"."read_at" FROM "messages"
JOIN "lessons" ON "lessons"."id" = "messages"."lesson_id"
WHERE "messages"."sender_role" = 'teacher' AND "messages"."read_at" IS NOT NULL AND "lessons"."editor_id" IS NOT NULL;
