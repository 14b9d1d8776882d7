ALTER TABLE "lesson_analyses" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "lesson_analyses" ADD COLUMN "base_version" integer;--> statement-breakpoint
ALTER TABLE "lesson_analyses" ADD CONSTRAINT "lesson_analyses_edited" CHECK (("lesson_analyses"."outline" is null) = ("lesson_analyses"."base_version" is null));