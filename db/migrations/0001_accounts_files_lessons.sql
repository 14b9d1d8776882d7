CREATE TABLE "account_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"profile_image_url" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('teacher', 'editor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"uploader_id" uuid,
	"original_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"file_type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_size_positive" CHECK ("files"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"material_version" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_analyses" (
	"lesson_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"material_version" integer NOT NULL,
	"analysis" jsonb NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_analyses_lesson_id_version_pk" PRIMARY KEY("lesson_id","version")
);
--> statement-breakpoint
CREATE TABLE "lesson_sources" (
	"lesson_id" uuid NOT NULL,
	"material_version" integer NOT NULL,
	"document" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_sources_lesson_id_material_version_pk" PRIMARY KEY("lesson_id","material_version")
);
--> statement-breakpoint
CREATE TABLE "lesson_transitions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"editor_id" uuid,
	"title" text NOT NULL,
	"title_search" text NOT NULL,
	"content" text NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"format" text NOT NULL,
	"service_type" text NOT NULL,
	"size" integer NOT NULL,
	"delivery_type" text NOT NULL,
	"price_cents" integer NOT NULL,
	"education_level" text,
	"target_audience" text DEFAULT '' NOT NULL,
	"lesson_minutes" integer,
	"learning_objectives" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"source_file_id" uuid,
	"source_file_name" text,
	"material_version" integer DEFAULT 1 NOT NULL,
	"requested_analysis" integer DEFAULT 1 NOT NULL,
	"analysis_version" integer DEFAULT 0 NOT NULL,
	"analysis_error" text,
	"revisions_used" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"deadline" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lessons_status_known" CHECK ("lessons"."status" in ('submitted', 'analyzing', 'waiting_approval', 'waiting_payment', 'paid', 'in_production', 'completed', 'cancelled')),
	CONSTRAINT "lessons_price_positive" CHECK ("lessons"."price_cents" > 0),
	CONSTRAINT "lessons_size_positive" CHECK ("lessons"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_adjustments" ADD CONSTRAINT "lesson_adjustments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_analyses" ADD CONSTRAINT "lesson_analyses_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_sources" ADD CONSTRAINT "lesson_sources_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_transitions" ADD CONSTRAINT "lesson_transitions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_transitions" ADD CONSTRAINT "lesson_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_source_file_id_files_id_fk" FOREIGN KEY ("source_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_token_hash_unique" ON "account_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "files_lesson" ON "files" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_storage_key_unique" ON "files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "lesson_adjustments_lesson" ON "lesson_adjustments" USING btree ("lesson_id","material_version","id");--> statement-breakpoint
CREATE INDEX "lesson_transitions_lesson" ON "lesson_transitions" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "lessons_of_owner" ON "lessons" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lessons_of_editor" ON "lessons" USING btree ("editor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lessons_newest" ON "lessons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lessons_of_status" ON "lessons" USING btree ("status","created_at","id");