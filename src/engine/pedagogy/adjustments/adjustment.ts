import type { LessonWish } from '#engine/pedagogy/material/lesson-wishes.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import type { ServiceType } from '#shared/catalog/catalog.ts';
import type { OutputFormat } from '#shared/lessons/order.ts';

/** What a teacher wants of the order itself; the price hangs on it, so the plan never follows by itself. */
export interface OrderWish {
  serviceType?: ServiceType;
  /** Slides or pages named by the teacher, whether on offer or not. */
  size?: number;
  /** More or fewer than ordered, by so many; 0 where no number was named. */
  more?: number;
  fewer?: number;
  format?: OutputFormat;
  isDelivery?: boolean;
}

export type TopicKind = 'more_topic' | 'less_topic' | 'drop_topic' | 'include';

/** What one wish of the teacher asks for. */
export type Wish =
  | { kind: TopicKind; topic: string }
  | { kind: 'order'; wants: OrderWish }
  | { kind: 'lesson'; wants: LessonWish }
  | {
      kind:
        | 'more_practice'
        | 'less_practice'
        | 'more_examples'
        | 'less_text'
        | 'more_text'
        | 'more_visuals'
        | 'simpler'
        | 'more_questions'
        | 'objectives'
        /** Looks, wording of titles, order: for the people who make it. */
        | 'style'
        /** One part and nothing else: what is to go must be named. */
        | 'only'
        /** A slide or page called by its number, which the next plan gives to another one. */
        | 'numbered'
        /** Cover, contents, references …: places that every plan has. */
        | 'fixed_place'
        /** An improvement that only the teacher's own text can bring. */
        | 'needs_teacher'
        /** The slips ticked in the report. */
        | 'corrections'
        | 'short_material';
    };

/** One wish with the teacher's words for it. */
export interface Request {
  wish: Wish;
  said: string;
  /** Which text it comes from: 0 is the guidance typed beside a file, then the requests for adjustments in turn. */
  round: number;
}

/** All requests together, resolved against the material. */
export interface Adjustments {
  requests: Request[];
  /** What was not understood in the newest text. */
  unread: string[];
  /** Multiplier of each section's share, by section index. */
  factors: number[];
  extraPractice: number;
  extraChecks: number;
  /** Added to the usual number of points of a slide or page. */
  pointsDelta: number;
  prefersExamples: boolean;
  wantsMoreVisuals: boolean;
  wantsSimplerText: boolean;
  /** Statements of the material that the teacher wants to see, whatever their weight. */
  included: Statement[];
  /** Which of the requests to leave a topic out could be met, and which speak of the whole lesson. */
  dropped: Map<Request, 'left_out' | 'not_there' | 'is_the_lesson'>;
}
