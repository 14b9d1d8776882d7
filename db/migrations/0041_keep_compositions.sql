CREATE TABLE "compositions" (
	"lesson_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"analysis_version" integer NOT NULL,
	"material_version" integer NOT NULL,
	"composition" "bytea",
	"refusal" text,
	"pages" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"theme" text,
	"palette" text,
	"is_look_chosen" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "compositions_lesson_id_version_pk" PRIMARY KEY("lesson_id","version"),
	CONSTRAINT "compositions_made_or_refused" CHECK (("compositions"."composition" is null) <> ("compositions"."refusal" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_pictures" (
	"lesson_id" uuid NOT NULL,
	"material_version" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"bundle" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_pictures_lesson_id_material_version_pk" PRIMARY KEY("lesson_id","material_version")
);
--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_pictures" ADD CONSTRAINT "lesson_pictures_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compositions_by" ON "compositions" USING btree ("created_by");