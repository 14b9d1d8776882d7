import type { FastifyInstance } from 'fastify';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import type { Session } from '#server/platform/http/session.ts';
import * as contract from '#shared/composition/studio/studio.contract.ts';
import { getDraftMaterial } from './draft-material.ts';
import { getDraftPicture, uploadDraftPicture } from './draft-pictures.ts';
import { getDraftVersion, listDraftVersions, restoreDraft } from './draft-versions.ts';
import { editDraft, type StudioDeps } from './edit-draft.ts';
import { getSlidePicture } from './get-slide-picture.ts';
import { getDraftFindings, getStudio } from './get-studio.ts';
import { proposeSlide } from './propose-slide.ts';
import { tickWish } from './wishes.ts';

/** A person saves every few seconds at most; a program that asks for more has the child for itself. */
const EDITS = { name: 'edits', points: 3000, durationSeconds: 3600 };

/** A key names what is drawn: under it nothing else will ever be. */
const IMMUTABLE = {
  'cache-control': 'private, max-age=604800, immutable',
  'x-content-type-options': 'nosniff',
};

export function mountStudio(app: FastifyInstance, deps: StudioDeps): void {
  const limit = createLimiter(deps.database, EDITS);

  implement(app, deps, contract.getStudio, async ({ params, session, gone }) =>
    getStudio(deps, deps.editor, session, { lessonId: params.id, signal: gone }),
  );

  implement(app, deps, contract.editDraft, async ({ params, body, session }) => {
    await limit.consume(session.userId);
    return editDraft(deps, session, { lessonId: params.id, ...body });
  });

  implement(app, deps, contract.getDraftFindings, ({ params, session }) =>
    getDraftFindings(deps, session, params.id),
  );

  implement(app, deps, contract.getSlidePicture, async ({ params, query, session, request, reply }) => {
    const wish = { lessonId: params.id, key: params.key, ...(query.w !== undefined && { width: query.w }) };
    const picture = await getSlidePicture(deps, session, wish);
    const etag = `"${params.key}-${query.w ?? '640'}"`;
    reply.headers({ ...IMMUTABLE, etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .headers({ 'content-type': 'image/webp', 'content-disposition': 'inline' })
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(picture);
  });

  const propose = async (session: Session, asked: Parameters<typeof proposeSlide>[2]) => {
    await limit.consume(session.userId);
    return proposeSlide(deps, session, asked);
  };
  implement(app, deps, contract.composeSlide, ({ params, body: { version, slideId }, session }) =>
    propose(session, { lessonId: params.id, version, wish: { kind: 'compose', slideId } }),
  );
  implement(app, deps, contract.mendSlide, ({ params, body: { version, slideId, check }, session }) =>
    propose(session, { lessonId: params.id, version, wish: { kind: 'mend', slideId, check } }),
  );

  implement(app, deps, contract.listDraftVersions, async ({ params, session }) =>
    listDraftVersions(deps, session, params.id),
  );

  implement(app, deps, contract.getDraftVersion, async ({ params, session }) =>
    getDraftVersion(deps, session, { lessonId: params.id, version: params.version }),
  );

  implement(app, deps, contract.restoreDraft, async ({ params, body, session }) => {
    await limit.consume(session.userId);
    return restoreDraft(deps, session, { lessonId: params.id, ...body });
  });

  implement(app, deps, contract.uploadDraftPicture, async ({ params, upload, session }) => {
    await limit.consume(session.userId);
    return uploadDraftPicture(deps, session, { lessonId: params.id, file: upload?.file ?? null });
  });

  implement(app, deps, contract.getDraftPicture, async ({ params, session, reply }) => {
    const wish = { lessonId: params.id, key: params.key };
    const { bytes, mimeType } = await getDraftPicture(deps, session, wish);
    return reply
      .headers({ ...IMMUTABLE, 'content-type': mimeType, 'content-disposition': 'inline' })
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });

  implement(app, deps, contract.tickWish, async ({ params, body, session }) =>
    tickWish(deps, session, { lessonId: params.id, wish: params.wish, ...body }),
  );

  implement(app, deps, contract.getDraftMaterial, async ({ params, session }) =>
    getDraftMaterial(deps, session, params.id),
  );
}
