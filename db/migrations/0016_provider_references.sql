-- By hand: what the tables' own definitions cannot say. A part of a provider's reference, found by an index. With its list of
-- pending entries, unlike those of words: references are written with every payment and seldom searched.
CREATE INDEX "payment_attempts_reference_search" ON "payment_attempts" USING gin ("provider_ref" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_captures_reference_search" ON "payment_captures" USING gin ("provider_ref" gin_trgm_ops);
