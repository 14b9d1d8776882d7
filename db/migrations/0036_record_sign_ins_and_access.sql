CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"session_id" uuid,
	"address" text NOT NULL,
	"port" integer,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"requests" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "merge_key" text;--> statement-breakpoint
CREATE INDEX "access_records_started" ON "access_records" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "access_records_of_user" ON "access_records" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_merge_key_unique" ON "audit_log" USING btree ("merge_key");