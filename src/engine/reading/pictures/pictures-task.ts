import type { Picture } from '#shared/composition/blocks.ts';
import type { Unfit } from './judge-picture.ts';

/** The mode under which a child takes the pictures out of a file; see `takePictures`. */
export const PICTURES_MODE = 'pictures';

/** What the child is told, as a JSON file. */
export interface PicturesAssignment {
  filePath: string;
  /** The SourceDocument read from that file, as JSON. */
  documentPath: string;
  /** Where the pictures go, each under its key. */
  folder: string;
  /** Ids of the picture blocks to be taken; null for all. */
  wanted: string[] | null;
}

/** What the child answers: the pictures worth showing, and why others that could be opened were left. */
export interface TakenPictures {
  pictures: Picture[];
  left: { blockId: string; reason: Unfit }[];
}

/** The mode under which a child makes an uploaded picture anew; see `encodeUpload`. */
export const UPLOADED_PICTURE_MODE = 'uploaded-picture';

/** What the child is told, as a JSON file. */
export interface UploadedPictureAssignment {
  filePath: string;
  /** Where the picture goes, under its key. */
  folder: string;
}

/** What the child answers; null for what cannot be shown. */
export type UploadedPicture = Picture | null;
