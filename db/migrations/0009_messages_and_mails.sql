CREATE TABLE "notification_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"messages" boolean NOT NULL,
	"progress" boolean NOT NULL,
	"deadlines" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_attachments_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "production_reminders" (
	"production_id" uuid NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "production_reminders_production_id_deadline_kind_pk" PRIMARY KEY("production_id","deadline","kind")
);
--> statement-breakpoint
CREATE TABLE "production_rounds" (
	"production_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"revision_text" text,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"file_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"editor_id" uuid,
	"deadline" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	CONSTRAINT "production_rounds_production_id_round_pk" PRIMARY KEY("production_id","round")
);
--> statement-breakpoint
CREATE TABLE "productions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"editor_id" uuid,
	"status" text DEFAULT 'assigned' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"delivery_file_id" uuid,
	"editor_notes" text DEFAULT '' NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "productions_status_known" CHECK ("productions"."status" in ('assigned', 'in_progress', 'completed')),
	CONSTRAINT "productions_completed_at" CHECK (("productions"."status" = 'completed') = ("productions"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"stars" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ratings_stars_known" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_reminders" ADD CONSTRAINT "production_reminders_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD CONSTRAINT "production_rounds_production_id_productions_id_fk" FOREIGN KEY ("production_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD CONSTRAINT "production_rounds_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD CONSTRAINT "production_rounds_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_delivery_file_id_files_id_fk" FOREIGN KEY ("delivery_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_of_file" ON "message_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "production_rounds_delivered" ON "production_rounds" USING btree ("editor_id","delivered_at") WHERE "production_rounds"."delivered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "productions_one_of_lesson" ON "productions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "productions_of_editor" ON "productions" USING btree ("editor_id","assigned_at","id");--> statement-breakpoint
CREATE INDEX "productions_newest" ON "productions" USING btree ("assigned_at","id");--> statement-breakpoint
CREATE INDEX "productions_open" ON "productions" USING btree ("editor_id") WHERE "productions"."status" <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_once_per_delivery" ON "ratings" USING btree ("lesson_id","round");--> statement-breakpoint
CREATE INDEX "messages_unread_by_production" ON "messages" USING btree ("lesson_id","created_at") WHERE "messages"."read_at" is null and "messages"."sender_role" = 'teacher';--> statement-breakpoint
CREATE INDEX "messages_unread_by_teacher" ON "messages" USING btree ("lesson_id","created_at") WHERE "messages"."read_at" is null and "messages"."sender_role" <> 'teacher';