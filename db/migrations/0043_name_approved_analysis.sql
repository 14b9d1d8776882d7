ALTER TABLE "order_acceptances" DROP CONSTRAINT "order_acceptances_once";--> statement-breakpoint
ALTER TABLE "order_acceptances" ADD COLUMN "analysis_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_acceptances" ADD CONSTRAINT "order_acceptances_once" UNIQUE("lesson_id","price_version","analysis_version","terms_version");