ALTER TABLE "files" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was delivered before this column came.
UPDATE "files" SET "handed_over_at" = "production_rounds"."delivered_at" FROM "production_rounds" WHERE "production_rounds"."file_id" = "files"."id" AND "production_rounds"."delivered_at" IS NOT NULL;
