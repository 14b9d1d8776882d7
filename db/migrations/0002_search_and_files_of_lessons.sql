-- By hand: what the tables' own definitions cannot say.
-- Searching a part of a title or of a client's name stays an index look-up however many lessons there are.
-- Without the list of pending entries: it would be read whole by every search until the next vacuum.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "lessons_title_search" ON "lessons" USING gin ("title_search" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate = off);--> statement-breakpoint
-- Lesson and file name each other; either may be written first within a transaction.
ALTER TABLE "files" ADD CONSTRAINT "files_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "lessons"("id") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
