/** What one upload, and what all files of one teacher, may come to; refusals, forms and public pages tell it from here. */
const MB = 2 ** 20;

/** Upload limit, 10 MB read as 10 × 1024 × 1024 bytes. */
export const MAX_UPLOAD_BYTES = 10 * MB;
/** `10MB`, as every sentence has it. */
export const MAX_UPLOAD_TEXT = `${MAX_UPLOAD_BYTES / MB}MB`;

/** What one teacher may keep with us at a time: some fifty materials of the largest size. */
export const ACCOUNT_QUOTA_BYTES = 500 * MB;
export const ACCOUNT_QUOTA_TEXT = `${ACCOUNT_QUOTA_BYTES / MB} MB`;
