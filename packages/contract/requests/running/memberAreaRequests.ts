import type {
  AnswerAreaRequestRequest,
  ChangeAreaInvitationsRequest,
  ChangeAreaMembersRequest,
  CreateMemberAreaRequest,
  SaveMemberAreaRequest,
} from '@quoin/contract/endpoints/running';
import { AREA_JOININGS, REQUEST_ANSWERS } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const text = z
  .string()
  .max(10_000)
  .refine((value) => !value.includes('\0'));
const draft = z.object({
  name: text,
  description: text,
  joining: z.enum(AREA_JOININGS),
  productIds: z.array(z.uuid()).max(500),
});
const save = draft.extend({ revision: z.number().int().min(1) });
const members = z.object({ add: z.array(text).max(1000), remove: z.array(text).max(1000) });

const invitations = z.object({ invite: z.array(text).max(1000), withdraw: z.array(text).max(1000) });
const answer = z.object({ email: text, answer: z.enum(REQUEST_ANSWERS) });

export function parseCreateMemberArea(body: unknown): Outcome<CreateMemberAreaRequest, RequestCode> {
  return parseRequest(draft, body);
}

export function parseSaveMemberArea(body: unknown): Outcome<SaveMemberAreaRequest, RequestCode> {
  return parseRequest(save, body);
}

export function parseChangeAreaMembers(body: unknown): Outcome<ChangeAreaMembersRequest, RequestCode> {
  return parseRequest(members, body);
}

export function parseAnswerAreaRequest(body: unknown): Outcome<AnswerAreaRequestRequest, RequestCode> {
  return parseRequest(answer, body);
}

export function parseChangeAreaInvitations(body: unknown): Outcome<ChangeAreaInvitationsRequest, RequestCode> {
  return parseRequest(invitations, body);
}
