import type { LessonPreview } from '#shared/composition/lesson-preview.contract.ts';

/** A preview of five slides as the server tells of it; `told` changes what a test is about. */
export function previewOf(told: Partial<LessonPreview> = {}): LessonPreview {
  const version = told.version ?? 1;
  return {
    state: 'ready',
    reason: null,
    version,
    unit: 'slide',
    isWatermarked: true,
    theme: 'quadro',
    palette: 'natureza',
    isPartial: false,
    mayChangeLook: false,
    pages: [1, 2, 3, 4, 5].map((number) => ({
      number,
      title: `Título ${number}`,
      text: `Texto do slide ${number}`,
      width: 1280,
      height: 720,
      url: `/api/lessons/l1/preview/pages/${number}?v=${version}`,
    })),
    ...told,
  };
}

/** A server that knows one preview. Give `fetch` to the screen; what it answers is whatever stands here by then. */
export function createPreviewServer() {
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = {
    preview: previewOf(),
    /** The status of a refusal of every reading, and of every change of the look. */
    refusal: null as number | null,
    /** How often the preview was read, and how many watch its stream. */
    readings: 0,
    get streams() {
      return streams.length;
    },
    /** Looks that were asked for; each is answered when the test says so. */
    looks: [] as { body: unknown; answer: (preview: LessonPreview | number) => void }[],
    tell(version: number) {
      for (const stream of streams) {
        stream.enqueue(encoder.encode(`id: 1\nevent: preview\ndata: {"version":${version}}\n\n`));
      }
    },
    fetch: async (path: string, init: RequestInit = {}): Promise<Response> => {
      if (path.endsWith('/events')) {
        return new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }));
      }
      if (path.endsWith('/look')) {
        const answer = await new Promise<LessonPreview | number>((resolve) => {
          server.looks.push({ body: JSON.parse(String(init.body)), answer: resolve });
        });
        if (typeof answer !== 'number') return Response.json(answer);
        return Response.json({ message: 'Espere um pouco.' }, { status: answer });
      }
      server.readings += 1;
      if (server.refusal) return Response.json({}, { status: server.refusal });
      return Response.json(server.preview);
    },
  };
  return server;
}
export type PreviewServer = ReturnType<typeof createPreviewServer>;
