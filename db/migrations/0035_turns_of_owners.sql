CREATE TABLE "job_turns" (
	"line" text NOT NULL,
	"owner" text NOT NULL,
	"served_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_turns_line_owner_pk" PRIMARY KEY("line","owner")
);
