CREATE TABLE "draft_pictures" (
	"lesson_id" uuid NOT NULL,
	"key" text NOT NULL,
	"picture" jsonb NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_pictures_lesson_id_key_pk" PRIMARY KEY("lesson_id","key")
);
--> statement-breakpoint
CREATE TABLE "wish_ticks" (
	"lesson_id" uuid NOT NULL,
	"wish" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_ticks_lesson_id_wish_pk" PRIMARY KEY("lesson_id","wish")
);
--> statement-breakpoint
ALTER TABLE "compositions" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_ticks" ADD CONSTRAINT "wish_ticks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;