-- By hand: whoever has a stream open is judged anew at once when a session ends, a role changes or a lesson goes to
-- somebody else, whichever call did it and in every process. The channel and the prefix are those of events.ts.
CREATE FUNCTION tell_of_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('lousa_events', 'rights:account:' || OLD.user_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_of_changed_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('lousa_events', 'rights:account:' || NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION tell_of_changed_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('lousa_events', 'rights:lesson:' || OLD.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_of_their_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_of_ended_session();--> statement-breakpoint
CREATE TRIGGER lessons_tell_whose_they_are AFTER UPDATE OF owner_id, editor_id ON lessons FOR EACH ROW
WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id OR OLD.editor_id IS DISTINCT FROM NEW.editor_id) EXECUTE FUNCTION tell_of_changed_lesson();--> statement-breakpoint
CREATE TRIGGER lessons_tell_of_their_end AFTER DELETE ON lessons FOR EACH ROW EXECUTE FUNCTION tell_of_changed_lesson();--> statement-breakpoint
CREATE TRIGGER users_tell_of_their_role AFTER UPDATE OF role ON users FOR EACH ROW
WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION tell_of_changed_role();
