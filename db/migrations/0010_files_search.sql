-- By hand: what the tables' own definitions cannot say.
-- Names of files kept so far, folded as foldSearchText does.
UPDATE "files" SET "name_search" = trim(regexp_replace(lower(regexp_replace(normalize("original_name", NFD), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')) WHERE "name_search" = '';--> statement-breakpoint
CREATE INDEX "files_name_search" ON "files" USING gin ("name_search" gin_trgm_ops) WITH (fastupdate = off);
