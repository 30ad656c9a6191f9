import type { Deps } from '../deps.ts';
import type { MailWriterDeps } from '../mail/index.ts';

export type RestockDeps = Pick<Deps, 'db' | 'keyFor'> & MailWriterDeps;
