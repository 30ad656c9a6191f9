/** What other subjects and the server's entry points use of this one. */

export { areasForMember, inAreasSince } from './areasForMember.ts';
export { areaChoice, MEMBERSHIPS_PATH } from './areaViews.ts';
export { listAreas } from './listAreas.ts';
export { appMemberAreaRoutes } from './routes/appMemberAreas.ts';
export { areaInvitationRoutes } from './routes/areaInvitation.ts';
export { membershipRoutes } from './routes/memberships.ts';
export { deleteOldInvitations } from './storage/areaInvitations.ts';
export { isOpenedByAnyOf, moveMembershipStatuses } from './storage/memberAreas.ts';
