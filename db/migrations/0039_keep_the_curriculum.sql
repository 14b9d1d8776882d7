CREATE TABLE "curriculum_imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"skills" integer NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_skill_verdicts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"code" text NOT NULL,
	"verdict" text NOT NULL,
	"basis" jsonb,
	"judged_by" uuid,
	"judged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_skill_verdicts_known" CHECK ("lesson_skill_verdicts"."verdict" in ('accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "curriculum_skills" (
	"code" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"component" text NOT NULL,
	"component_name" text NOT NULL,
	"years" integer[] NOT NULL,
	"text" text NOT NULL,
	"places" text[] NOT NULL,
	"objects" text[] NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "curriculum_skills_stage_known" CHECK ("curriculum_skills"."stage" in ('EI', 'EF', 'EM'))
);
--> statement-breakpoint
ALTER TABLE "lesson_skill_verdicts" ADD CONSTRAINT "lesson_skill_verdicts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_skill_verdicts" ADD CONSTRAINT "lesson_skill_verdicts_judged_by_users_id_fk" FOREIGN KEY ("judged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_skill_verdicts_once" ON "lesson_skill_verdicts" USING btree ("lesson_id","code");--> statement-breakpoint
CREATE INDEX "lesson_skill_verdicts_by" ON "lesson_skill_verdicts" USING btree ("judged_by");