CREATE TABLE "draft_openings" (
	"lesson_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"version" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_openings_lesson_id_round_pk" PRIMARY KEY("lesson_id","round")
);
--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "copies" jsonb;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "report" jsonb;--> statement-breakpoint
ALTER TABLE "production_rounds" ADD COLUMN "work" jsonb;--> statement-breakpoint
ALTER TABLE "draft_openings" ADD CONSTRAINT "draft_openings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;