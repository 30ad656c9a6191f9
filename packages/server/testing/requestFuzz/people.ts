import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import type { Draw } from '@quoin/domain/testing';
import { type FuzzedServer, MEMBERS, memberEmail, ownerEmail, PASSWORD, PEOPLE } from './fuzzedServer.ts';
import type { SeenRoute } from './observed.ts';
import { type Answer, createPerson, type Person, type Sent } from './person.ts';

export interface People {
  readonly visitor: Person;
  readonly member: Person;
  readonly owner: Person;
  readonly strangerOfApp: Person;
  /** With a key for everything. */
  readonly program: Person;
}

export async function peopleOf({ port, site, apiKey }: FuzzedServer): Promise<People> {
  const shop = `${site.identifier}.localhost:${port}`;
  const app = `localhost:${port}`;
  const people = {
    visitor: createPerson('visitor', shop, port),
    member: createPerson('member', shop, port),
    owner: createPerson('owner', app, port),
    strangerOfApp: createPerson('visitor', app, port),
    program: createPerson('program', app, port, { authorization: `Bearer ${apiKey}`, 'user-agent': 'fuzz/1.0' }),
  };
  for (const person of [people.member, people.owner]) await signIn(person);
  await people.visitor.send({ method: 'GET', path: '/api/commerce/shopping-cart' });
  return people;
}

export function drawInsider(draw: Draw, { strangerOfApp, program, owner }: People, { surface }: SeenRoute): Person {
  if (draw(15) === 0) return strangerOfApp;
  return surface === 'api' ? program : owner;
}

export function drawPerson(draw: Draw, { visitor, member }: People): Person {
  return draw(2) === 0 ? visitor : member;
}

/** As the next of these people, where this one is locked out or has another address by now. */
async function signIn(person: Person): Promise<void> {
  if (person.name === 'visitor' || person.name === 'program') return;
  const accounts = person.name === 'owner' ? PEOPLE : MEMBERS;
  for (; person.account < accounts; person.account += 1) {
    person.cookies.clear();
    const { status } = await person.send(signInRequest(person));
    if (status < 400) return;
  }
  throw new Error(`No ${person.name} is left who can sign in.`);
}

function signInRequest({ name, account }: Person): Sent {
  if (name === 'owner') return jsonRequest(APP_SESSION_PATH, { email: ownerEmail(account), password: PASSWORD });
  return {
    method: 'POST',
    path: '/account/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: memberEmail(account), password: PASSWORD }).toString(),
  };
}

function jsonRequest(path: string, body: unknown): Sent {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Signs a person in again after their request signed them out or needed a fresh sign-in. */
export async function signInAgain(person: Person, { status, text }: Answer): Promise<void> {
  const session = person.name === 'owner' ? 'staff' : 'sid';
  const hasSession = person.name === 'member' || person.name === 'owner';
  const isGone = hasSession && !person.cookies.has(session);
  if (isGone || (person.name === 'owner' && status === 401) || text.includes('freshSignInNeeded')) await signIn(person);
}
