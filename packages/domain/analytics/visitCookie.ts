/** The visit's id, as the browser keeps it for the length of a visit where tracking is allowed; sales are told by it. */
export const VISIT_COOKIE = 'ss_cvisit';
