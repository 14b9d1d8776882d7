import * as z from 'zod/mini';
import { GENRES } from './genres.ts';

/**
 * The pedagogical analysis of one lesson: the five texts that the wire has always had (structure, topics,
 * visualSuggestions, improvements, engagementSuggestions, all plain texts) and beside it what those
 * texts stand on. `evidence` ties a statement, named by its JSON pointer, to passages in `passages`.
 */
export const BLOOM_LEVELS = ['lembrar', 'entender', 'aplicar', 'analisar', 'avaliar', 'criar'] as const;
export type BloomLevel = (typeof BLOOM_LEVELS)[number];

/** What one slide or page is there for; opening, practice, check and closing have their fixed places. */
export const PLAN_PURPOSES = [
  'capa',
  'sumario',
  'abertura',
  'objetivos',
  'conteudo',
  'exemplo',
  'pratica',
  'verificacao',
  'sintese',
  'gabarito',
  'referencias',
  'encerramento',
] as const;

/** The form a passage asks for, judged from what it says. */
export const VISUAL_KINDS = [
  'linha_do_tempo',
  'fluxo',
  'comparacao',
  'grafico',
  'tabela',
  'mapa',
  'mapa_conceitual',
  'ciclo',
  'foto',
  'formula',
] as const;

const wholeFromOne = z.int().check(z.positive());

/** A place in the teacher's material; `quote` is copied from it, never paraphrased. */
export const passageSchema = z.object({
  id: z.string(),
  /** `file` is the uploaded document, `content` the text typed in the order, `objectives` the order's objectives. */
  from: z.enum(['file', 'content', 'objectives']),
  /** Id in the SourceDocument; blocks of a text typed beside a file are written `t:b1`, objectives `o:b1`. */
  blockId: z.string(),
  page: z.nullable(wholeFromOne),
  slide: z.nullable(wholeFromOne),
  /** At most 280 characters; the cells of a table row stand between ` | `. */
  quote: z.string(),
});
export type Passage = z.output<typeof passageSchema>;

/** One slide or page of the plan. */
export const planItemSchema = z.object({
  number: wholeFromOne,
  /** Index into `structure.sections`. */
  section: z.int().check(z.minimum(0)),
  purpose: z.enum(PLAN_PURPOSES),
  title: z.string(),
  /** A person wrote the title: nothing else takes its place. */
  isTitleTold: z.optional(z.literal(true)),
  points: z.array(z.string()),
  /** Blocks that this slide or page draws on, written as in `Passage`; empty where it stands on none. */
  blockIds: z.array(z.string()),
  passageIds: z.array(z.string()),
});
export type PlanItem = z.output<typeof planItemSchema>;

/**
 * A wish of the teacher and its answer: met, plainly declined, to be confirmed because the price hangs on it, or left to
 * the production, which the analysis cannot do but people will.
 */
const answerSchema = z.object({
  /** In the teacher's words. */
  asked: z.string(),
  outcome: z.enum(['done', 'declined', 'offer', 'team']),
  text: z.string(),
  /** Sizes that would meet the wish or come near it; nothing is changed before the new price is confirmed. */
  offers: z.array(z.object({ serviceType: z.enum(['presentation', 'booklet']), size: wholeFromOne })),
});
export type Answer = z.output<typeof answerSchema>;

export const QUIZ_KINDS = ['multipla_escolha', 'verdadeiro_falso', 'lacuna', 'aberta'] as const;

/** A question that the material answers. */
const quizEntrySchema = z.object({
  kind: z.enum(QUIZ_KINDS),
  question: z.string(),
  /** Alternatives in the order shown, the right one among them; empty for gaps and open questions. */
  options: z.array(z.string()),
  answer: z.string(),
  /** The teacher's own comment on the answer, as written; none where there is none, and in analyses of before. */
  reason: z.optional(z.string()),
  bloomLevel: z.nullable(z.enum(BLOOM_LEVELS)),
  /** Number of the slide or page of the plan that asks it; null for one in reserve. */
  planItem: z.nullable(z.int()),
  /** The passage with the answer. */
  passageId: z.string(),
});

export const genreSchema = z.enum(GENRES, 'Escolha um tipo de material da lista');

/** What the material was taken for as a whole. */
const documentSchema = z.object({
  genre: genreSchema,
  /** 0 to 1; 1 where the teacher said it. */
  confidence: z.number(),
  /** What speaks for it, strongest first, in half sentences: `12 questões com alternativas`; none where it was said. */
  reasons: z.array(z.string()),
  /** The teacher said what it is. */
  isTold: z.boolean(),
  /** What follows for the plan, pt-BR; null where a lesson is what one would expect. */
  notice: z.nullable(z.string()),
  /** What else something speaks for, likeliest first. */
  others: z.array(genreSchema),
});
export type JudgedDocument = z.output<typeof documentSchema>;

/** More slips than these nobody goes through one by one. */
export const MOST_TYPOS = 40;

/** A slip of the material with what it was meant to be; `passageId` is the place where it stands first. */
const typoSchema = z.object({ written: z.string(), right: z.string(), passageId: z.nullable(z.string()) });

export const aiAnalysisSchema = z.object({
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The verdict in one sentence: how much the material gives for the ordered size, and what lacks most. */
  summary: z.string(),
  /** Null where there was nothing to judge, and in analyses of before. */
  document: z._default(z.nullable(documentSchema), null),
  structure: z.object({
    unit: z.enum(['slide', 'page']),
    /** The ordered size: slides of a presentation, pages of a booklet. */
    slideCount: wholeFromOne,
    sections: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        /** One title for each slide or page of the section, in order. */
        slides: z.array(z.string()),
      }),
    ),
    /** Exactly `slideCount` entries, numbered from 1. */
    plan: z.array(planItemSchema),
    /**
     * Of a booklet, in reading order: what its chapters are made of, each the beginning of one or a section of the one
     * before. `from` is where it begins in the material. None in analyses of before.
     */
    parts: z.optional(z.array(z.object({ title: z.string(), from: z.string(), isChapter: z.boolean() }))),
  }),
  topics: z.object({
    modules: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        keyPoints: z.array(z.string()),
        /** Share of the material in whole per cent; all modules together make 100. */
        weight: z.int().check(z.minimum(0), z.maximum(100)),
      }),
    ),
  }),
  /** Most telling first; `weight` from 1 (the first) downwards. */
  keyPhrases: z.array(z.object({ phrase: z.string(), weight: z.number() })),
  readability: z.object({
    /** How easily the text reads, 0 (hard) to 100 (easy), a quarter for each stage of school; null under 30 words. */
    score: z.nullable(z.number()),
    band: z.nullable(z.enum(['muito_facil', 'facil', 'dificil', 'muito_dificil'])),
    bandLabel: z.string(),
    /** What the stated education level asks for; null when no level was stated. */
    expected: z.nullable(z.object({ level: z.string(), min: z.number(), max: z.number() })),
    verdict: z.enum(['adequado', 'dificil_para_o_nivel', 'facil_para_o_nivel', 'sem_referencia']),
    message: z.string(),
    words: z.int(),
    sentences: z.int(),
    syllables: z.int(),
    toSimplify: z.array(z.object({ text: z.string(), reason: z.string(), passageId: z.string() })),
  }),
  objectives: z.array(
    z.object({
      text: z.string(),
      verb: z.nullable(z.string()),
      bloomLevel: z.nullable(z.enum(BLOOM_LEVELS)),
      passageId: z.nullable(z.string()),
    }),
  ),
  visualSuggestions: z.object({
    images: z.array(z.string()),
    infographics: z.array(z.string()),
    analogies: z.array(z.string()),
  }),
  /** The same visuals with their form, for the screens and the composer. */
  visuals: z.array(
    z.object({
      kind: z.enum(VISUAL_KINDS),
      text: z.string(),
      planItem: z.nullable(z.int()),
      passageId: z.string(),
    }),
  ),
  /** Questions with their answers, those of the plan first. */
  quiz: z._default(z.array(quizEntrySchema), []),
  improvements: z.array(z.string()),
  engagementSuggestions: z.array(z.string()),
  /** Engagement activities with minutes; they add up to `lessonMinutes`. None for a booklet. */
  schedule: z.object({
    lessonMinutes: wholeFromOne,
    activities: z.array(z.object({ title: z.string(), minutes: wholeFromOne, description: z.string() })),
  }),
  capacity: z.object({
    unit: z.enum(['slide', 'page']),
    ordered: z.int(),
    /** How many slides or pages the material really fills without invention. */
    supported: z.int(),
    verdict: z.enum(['cabe', 'falta_material', 'sobra_material']),
    message: z.string(),
    /** The size on offer that the material suits better; null where the ordered one fits or none is nearer. */
    betterSize: z._default(z.nullable(z.int()), null),
  }),
  /** What the teacher asked for ('Solicitar Ajustes'), each with what became of it; newest first. */
  answers: z._default(z.array(answerSchema), []),
  /** The school subject whose words stand in the material most plainly; null where none does. */
  component: z._default(z.nullable(z.string()), null),
  /** Codes of the national curriculum that stand in the material, by their grammar alone; see `curriculum/`. */
  skillCodes: z._default(
    z.array(z.object({ code: z.string(), page: z.nullable(z.int()), slide: z.nullable(z.int()) })),
    [],
  ),
  /** Slips that can be put right with confidence, in reading order; none in analyses of before. */
  typos: z._default(z.array(typoSchema).check(z.maxLength(MOST_TYPOS)), []),
  passages: z.array(passageSchema),
  /** JSON pointer of a statement (such as `/improvements/0`) → ids of the passages it stands on. */
  evidence: z.record(z.string(), z.array(z.string())),
  /** What the teacher should know about the reading (OCR used, pages left out …), pt-BR. */
  warnings: z.array(z.string()),
});
export type AiAnalysis = z.output<typeof aiAnalysisSchema>;
