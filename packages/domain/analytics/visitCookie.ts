import { VISITOR_COOKIES } from './visits/visitorCookies.ts';

/** The visit's id, as the browser keeps it for the length of a visit where tracking is allowed; sales are told by it. */
export const VISIT_COOKIE = VISITOR_COOKIES.visit;
