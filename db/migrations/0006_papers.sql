CREATE TABLE "invoices" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dps_id" text,
	"layout_version" text,
	"status" text DEFAULT 'solicitada' NOT NULL,
	"xml" text,
	"access_key" text,
	"issued_xml" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_dps_id" UNIQUE("dps_id"),
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_access_key" UNIQUE("access_key"),
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('solicitada', 'emitida', 'rejeitada', 'cancelada')),
	CONSTRAINT "invoices_issued_has_key" CHECK ("invoices"."status" <> 'emitida' or "invoices"."access_key" is not null)
);
--> statement-breakpoint
CREATE TABLE "lesson_billing" (
	"lesson_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_billing_document" CHECK (("lesson_billing"."kind" = 'company' and "lesson_billing"."document" ~ '^[0-9A-Z]{12}[0-9]{2}$') or ("lesson_billing"."kind" = 'person' and "lesson_billing"."document" ~ '^[0-9]{11}$'))
);
--> statement-breakpoint
CREATE TABLE "order_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"price_version" integer NOT NULL,
	"terms_version" text NOT NULL,
	"summary" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	CONSTRAINT "order_acceptances_once" UNIQUE("lesson_id","price_version","terms_version"),
	CONSTRAINT "order_acceptances_sha256" CHECK ("order_acceptances"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_billing" ADD CONSTRAINT "lesson_billing_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_acceptances" ADD CONSTRAINT "order_acceptances_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_status" ON "invoices" USING btree ("status","created_at");