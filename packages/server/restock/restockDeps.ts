import type { Deps } from '../deps.ts';
import type { MailWriterDeps } from '../mail/composeMail.ts';

export type RestockDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;
