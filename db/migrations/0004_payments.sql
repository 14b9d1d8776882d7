CREATE TABLE "payment_comparisons" (
	"provider" text PRIMARY KEY NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	"found" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"lesson_id" uuid,
	"ours_cents" integer,
	"theirs_cents" integer,
	"detail" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	"resolution" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('paypal', 'pix', 'manual', 'owed', 'sales', 'chargebacks')),
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"lesson_id" uuid NOT NULL,
	"is_live" boolean NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_ref" text,
	"create_key" text NOT NULL,
	"capture_key" text,
	"pix_copy_paste" text,
	"expires_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"recorded_by" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_attempts_amount_positive" CHECK ("payment_attempts"."amount_cents" > 0),
	CONSTRAINT "payment_attempts_status_known" CHECK ("payment_attempts"."status" in ('created', 'awaiting_payer', 'processing', 'captured', 'declined', 'expired', 'canceled', 'failed')),
	CONSTRAINT "payment_attempts_manual_reason" CHECK ("payment_attempts"."method" <> 'manual' or length(trim("payment_attempts"."note")) > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_captures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"method" text NOT NULL,
	"provider_ref" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"is_settling" boolean DEFAULT false NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_captures_amount_positive" CHECK ("payment_captures"."amount_cents" > 0),
	CONSTRAINT "payment_captures_status_known" CHECK ("payment_captures"."status" in ('pending', 'completed', 'declined')),
	CONSTRAINT "payment_captures_settling_is_money" CHECK (not "payment_captures"."is_settling" or ("payment_captures"."status" = 'completed' and "payment_captures"."currency" = 'BRL')),
	CONSTRAINT "payment_captures_disputed" CHECK ("payment_captures"."disputed_cents" between 0 and "payment_captures"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"price_version" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_live" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "charges_of_price" UNIQUE("lesson_id","price_version"),
	CONSTRAINT "charges_amount_positive" CHECK ("charges"."amount_cents" > 0),
	CONSTRAINT "charges_status_known" CHECK ("charges"."status" in ('open', 'settled', 'closed')),
	CONSTRAINT "charges_settled_at" CHECK (("charges"."status" = 'settled') <= ("charges"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"order_ref" text,
	"capture_ref" text,
	"body" text,
	"body_sha256" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capture_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_ref" text,
	"tries" integer DEFAULT 1 NOT NULL,
	"failure" text,
	"is_manual" boolean DEFAULT false NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_amount_positive" CHECK ("payment_refunds"."amount_cents" > 0),
	CONSTRAINT "payment_refunds_status_known" CHECK ("payment_refunds"."status" in ('requested', 'pending', 'completed', 'failed')),
	CONSTRAINT "payment_refunds_completed_at" CHECK (("payment_refunds"."status" = 'completed') = ("payment_refunds"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "sandbox_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "price_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "on_hold_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "on_hold_reason" text;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_capture_id_payment_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."payment_captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_differences_open" ON "payment_differences" USING btree ("kind","provider","provider_ref") WHERE "payment_differences"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_differences_newest" ON "payment_differences" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_ref" ON "ledger_transactions" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "ledger_transactions_booked" ON "ledger_transactions" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "ledger_transactions_lesson" ON "ledger_transactions" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_create_key" ON "payment_attempts" USING btree ("create_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_ref" ON "payment_attempts" USING btree ("method","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_charge" ON "payment_attempts" USING btree ("charge_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_newest" ON "payment_attempts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_due" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live_pix" ON "payment_attempts" USING btree ("charge_id") WHERE "payment_attempts"."method" = 'pix' and "payment_attempts"."status" in ('created', 'awaiting_payer');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_provider_ref" ON "payment_captures" USING btree ("method","provider_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_one_settling" ON "payment_captures" USING btree ("charge_id") WHERE "payment_captures"."is_settling";--> statement-breakpoint
CREATE INDEX "payment_captures_of_attempt" ON "payment_captures" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_captures_received" ON "payment_captures" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_one_open_or_settled" ON "charges" USING btree ("lesson_id") WHERE "charges"."status" in ('open', 'settled');--> statement-breakpoint
CREATE UNIQUE INDEX "provider_events_once" ON "provider_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."status" = 'received';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("lesson_id") WHERE "refund_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "refund_requests_newest" ON "refund_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_of_capture" ON "payment_refunds" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_newest" ON "payment_refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_check_at") WHERE "payment_refunds"."next_check_at" is not null;