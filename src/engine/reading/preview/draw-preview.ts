import { readFile } from 'node:fs/promises';
import { drawPages } from './draw-pages.ts';
import { drawPicture } from './draw-picture.ts';
import { findThumbnail } from './find-thumbnail.ts';
import type { DrawnPreview, PreviewAssignment } from './preview-task.ts';

/**
 * Writes the pages of a file as WebP pictures. Made anew from what was drawn, they carry nothing of the file but
 * its looks: no script, no metadata. For files of strangers it runs in a child of the reading pool.
 * @throws ReadingProblem where nothing can be drawn
 */
export async function drawPreview(assignment: PreviewAssignment): Promise<DrawnPreview> {
  const bytes = await readFile(assignment.filePath);
  if (assignment.kind === 'pdf') return drawPages(bytes, assignment);
  const picture = assignment.kind === 'office' ? findThumbnail(bytes) : bytes;
  if (picture === null) return { pages: [], pageCount: 0 };
  return { pages: [await drawPicture(picture, assignment.folder)], pageCount: 1 };
}
