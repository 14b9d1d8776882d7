CREATE TABLE "notification_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"messages" boolean NOT NULL,
	"progress" boolean NOT NULL,
	"deadlines" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_totp" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"school" text NOT NULL,
	"cnpj" text,
	"contact" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subjects" text NOT NULL,
	"modality" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_notes_not_blank" CHECK (length(trim("lesson_notes"."text")) > 0)
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "message_attachments_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"ip" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"lease_until" timestamp (3) with time zone,
	"to_user_id" uuid,
	"to_address" text,
	"subject" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_outbox_status_known" CHECK ("mail_outbox"."status" in ('waiting', 'sending', 'sent', 'failed', 'cancelled'))
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
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_attachment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scan_status" text DEFAULT 'not_scanned' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "bytes" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "rated_delivery" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "notified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery_codes" ADD CONSTRAINT "account_recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_totp" ADD CONSTRAINT "account_totp_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "account_recovery_codes_once" ON "account_recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lesson_notes_lesson" ON "lesson_notes" USING btree ("lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "message_attachments_of_file" ON "message_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_of_status" ON "mail_outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at") WHERE "mail_outbox"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "production_rounds_delivered" ON "production_rounds" USING btree ("editor_id","delivered_at") WHERE "production_rounds"."delivered_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "productions_one_of_lesson" ON "productions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "productions_of_editor" ON "productions" USING btree ("editor_id","assigned_at","id");--> statement-breakpoint
CREATE INDEX "productions_newest" ON "productions" USING btree ("assigned_at","id");--> statement-breakpoint
CREATE INDEX "productions_of_status" ON "productions" USING btree ("status","assigned_at","id");--> statement-breakpoint
CREATE INDEX "productions_open" ON "productions" USING btree ("editor_id","lesson_id") WHERE "productions"."status" <> 'completed';--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_once_per_delivery" ON "ratings" USING btree ("lesson_id","round");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","created_at","id") WHERE "users"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "files_newest" ON "files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "files_of_status" ON "files" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "files_of_type" ON "files" USING btree ("file_type","created_at","id");--> statement-breakpoint
CREATE INDEX "files_waiting_for_scan" ON "files" USING btree ("created_at") WHERE "files"."scan_status" = 'scanning';--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE "files"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_delivery_version" ON "files" USING btree ("lesson_id","version") WHERE "files"."file_type" = 'final_delivery';--> statement-breakpoint
CREATE INDEX "lesson_transitions_newest" ON "lesson_transitions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lessons_due" ON "lessons" USING btree ("deadline","id") WHERE "lessons"."status" = 'in_production';--> statement-breakpoint
CREATE INDEX "messages_unread_by_production" ON "messages" USING btree ("lesson_id","created_at") WHERE "messages"."read_at" is null and "messages"."sender_role" = 'teacher';--> statement-breakpoint
CREATE INDEX "messages_unread_by_teacher" ON "messages" USING btree ("lesson_id","created_at") WHERE "messages"."read_at" is null and "messages"."sender_role" <> 'teacher';--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_deleted_has_time" CHECK (("files"."status" = 'deleted') = ("files"."deleted_at" is not null));