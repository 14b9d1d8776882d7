/** Fewer ratings than these say nothing yet: until then a goal stands in the place of the share. */
export const ENOUGH_RATINGS = 20;
/** Up to so many stars the admins are told. */
export const LOW_UNTIL_STARS = 2;
/** From so many stars on a rating counts as content. */
export const CONTENT_FROM_STARS = 4;
/** Up to so many stars somebody is waiting to be asked why. */
export const LOW_STARS = 2;
