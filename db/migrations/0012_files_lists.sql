CREATE INDEX "files_of_status" ON "files" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "files_of_type" ON "files" USING btree ("file_type","created_at","id");