import type { Editor } from './editor.ts';

/** Once nothing is on its way to the server, or cannot get there. */
export function whenSaved(editor: Editor): Promise<void> {
  if (editor.state().saveState !== 'saving') return Promise.resolve();
  editor.saveNow();
  return new Promise((done) => {
    const stop = editor.subscribe(() => {
      if (editor.state().saveState === 'saving') return;
      stop();
      done();
    });
  });
}
