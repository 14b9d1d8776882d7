ALTER TABLE "sessions" ADD COLUMN "cookie_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_cookie_hash_unique" ON "sessions" USING btree ("cookie_hash");