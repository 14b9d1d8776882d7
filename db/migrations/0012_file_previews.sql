CREATE TABLE "file_previews" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"refusal" text,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page_count" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "file_previews_refusal" CHECK (("file_previews"."state" = 'none') = ("file_previews"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "file_previews" ADD CONSTRAINT "file_previews_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;