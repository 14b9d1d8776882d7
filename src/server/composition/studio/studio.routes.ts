import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import * as contract from '#shared/composition/studio/studio.contract.ts';
import { getDraftMaterial } from './draft-material.ts';
import { editDraft, type StudioDeps } from './edit-draft.ts';
import { getSlidePicture } from './get-slide-picture.ts';
import { getStudio } from './get-studio.ts';

/** A person saves every few seconds at most; a program that asks for more has the child for itself. */
const EDITS = { name: 'edits', points: 3000, durationSeconds: 3600 };

export function mountStudio(app: FastifyInstance, deps: StudioDeps): void {
  const limit = createLimiter(deps.database, EDITS);

  implement(app, deps, contract.getStudio, async ({ params, session, gone }) =>
    getStudio(deps, deps.editor, session, { lessonId: params.id, signal: gone }),
  );

  implement(app, deps, contract.editDraft, async ({ params, body, session }) => {
    await limit.consume(session.userId);
    return editDraft(deps, session, { lessonId: params.id, ...body });
  });

  implement(app, deps, contract.getSlidePicture, async ({ params, query, session, request, reply }) => {
    const wish = { lessonId: params.id, key: params.key, ...(query.w !== undefined && { width: query.w }) };
    const picture = await getSlidePicture(deps, session, wish);
    const etag = `"${params.key}-${query.w ?? '640'}"`;
    reply.headers({
      etag,
      // A key names what is drawn: under it nothing else will ever be.
      'cache-control': 'private, max-age=604800, immutable',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .headers({ 'content-type': 'image/webp', 'content-disposition': 'inline' })
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  });

  implement(app, deps, contract.getDraftMaterial, async ({ params, session }) =>
    getDraftMaterial(deps, session, params.id),
  );
}
