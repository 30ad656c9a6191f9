import type { TextOptions, TextSession } from '../textMode.ts';
import { startPlain } from './plainSession.ts';
import { startSession } from './session.ts';

export function beginText(options: TextOptions): TextSession {
  return options.kind === 'html' ? startSession(options) : startPlain(options);
}
