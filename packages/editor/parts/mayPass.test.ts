import { expect, it } from 'vitest';
import { Refusal } from '../app/api.ts';
import { mayPass } from './mayPass.ts';

it.each([
  ['what was not allowed', new Refusal(403, { error: 'No', errorKey: 'notAllowed' }), false],
  ['a server that was not reached', new Refusal(0, { error: 'No', errorKey: 'networkFailed' }), true],
  ['a fault', new Error('broken'), true],
])('after %s, "Try again" is offered: %#', (_, error, isOffered) => expect(mayPass(error)).toBe(isOffered));
