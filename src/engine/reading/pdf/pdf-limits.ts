/** Pages read of a PDF; a teacher's booklet has 10 to 150, and a page tree that bites its tail has no end. */
export const MAX_PAGES = 500;

/**
 * Signs a PDF may print over all pages, about a million words; copies printed over each other count. Far above
 * what is kept after reading (the word cap of the finished document), so that a long book is cut with a notice
 * and only a flood is refused.
 */
export const MAX_CHARACTERS = 8_000_000;

/** Characters of one page; the densest printed page has some 10,000. */
export const MAX_PAGE_CHARACTERS = 200_000;

/** Drawing objects looked at on one page (nested groups included); later ones are not counted. */
export const MAX_PAGE_OBJECTS = 20_000;

/** Pictures reported for one page and for the whole file. Drawings are sometimes stored as thousands of slivers. */
export const MAX_PAGE_IMAGES = 40;
export const MAX_IMAGES = 400;

/** Outline entries followed; a hostile outline may point back at itself. */
export const MAX_BOOKMARKS = 3_000;

/** Memory the PDF library may take. A compressed bomb meets this limit after a fraction of a second. */
export const MAX_LIBRARY_BYTES = 512 * 1024 * 1024;

/** A page with fewer letters than this and a picture is taken for a scan. */
export const MIN_PAGE_LETTERS = 20;
