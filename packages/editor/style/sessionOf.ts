import type { Editor } from '../document/editor.ts';
import { createStyleSession, type StyleSession } from './styleSession.ts';

const sessions = new WeakMap<Editor, StyleSession>();

/** One for each open site: panel and canvas tell each other of it. */
export function sessionOf(editor: Editor): StyleSession {
  const known = sessions.get(editor);
  if (known !== undefined) return known;
  const made = createStyleSession(editor);
  sessions.set(editor, made);
  return made;
}
