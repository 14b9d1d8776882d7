ALTER TABLE "compositions" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "draft_version" integer;