CREATE TABLE "materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"original_name" text NOT NULL,
	"kind" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"status" text DEFAULT 'reading' NOT NULL,
	"page_count" integer,
	"recognised_pages" integer,
	"pages_to_recognise" integer,
	"characters" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"figures" integer DEFAULT 0 NOT NULL,
	"is_estimate" boolean DEFAULT false NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "materials_size_positive" CHECK ("materials"."size_bytes" > 0),
	CONSTRAINT "materials_failed_has_error" CHECK (("materials"."status" = 'failed') = ("materials"."error" is not null))
);
--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materials_of_owner" ON "materials" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "materials_expiry" ON "materials" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "materials_storage_key_unique" ON "materials" USING btree ("storage_key");