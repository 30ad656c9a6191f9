import { VISITOR_COOKIES } from './visits/visitorCookies.ts';

/**
 * The visit's id, which the browser keeps for the length of a visit where tracking is allowed. Sales are attributed by
 * it.
 */
export const VISIT_COOKIE = VISITOR_COOKIES.visit;
