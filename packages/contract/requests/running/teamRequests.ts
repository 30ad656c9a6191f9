import type {
  ChangeRolesRequest,
  InvitationAnswerRequest,
  InvitationRequest,
  InviteRequest,
  TeamSecurityRequest,
} from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const roles = z.array(z.number().int().min(0).max(1000)).max(30);
const invite = z.object({ email: z.string().trim().max(320), roles });
const changeRoles = z.object({ roles, epoch: z.number().int() });
const invitation = z.object({ site: z.string().min(1).max(80), token: z.string().min(1).max(200) });
const answer = invitation.extend({
  displayName: z.string().trim().max(200).default(''),
  password: z.string().max(1024).default(''),
});

const security = z.object({ requiresTwoStep: z.boolean() });

export function parseTeamSecurity(body: unknown): Outcome<TeamSecurityRequest, RequestCode> {
  return parseRequest(security, body);
}

export function parseInvite(body: unknown): Outcome<InviteRequest, RequestCode> {
  return parseRequest(invite, body);
}

export function parseChangeRoles(body: unknown): Outcome<ChangeRolesRequest, RequestCode> {
  return parseRequest(changeRoles, body);
}

export function parseInvitation(body: unknown): Outcome<InvitationRequest, RequestCode> {
  return parseRequest(invitation, body);
}

export function parseInvitationAnswer(body: unknown): Outcome<InvitationAnswerRequest, RequestCode> {
  return parseRequest(answer, body);
}
