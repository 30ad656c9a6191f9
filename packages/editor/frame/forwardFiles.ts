import type { FromFrame } from './protocol.ts';

/**
 * Files are the editor's: what a person pastes into a text goes to it, what hangs over the page is taken by the editor itself.
 * Events that a script of the page makes up count for nothing.
 */
export function forwardFiles(send: (message: FromFrame) => void): void {
  const take = (event: Event): void => {
    if (event.isTrusted) event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener(
    'paste',
    (event) => {
      const files = pastedFiles(event.clipboardData);
      if (!event.isTrusted || files.length === 0) return;
      take(event);
      send({ type: 'files', files });
    },
    true,
  );
  window.addEventListener(
    'dragenter',
    (event) => {
      if (event.isTrusted && hasFiles(event)) send({ type: 'filesOver' });
    },
    true,
  );
  for (const name of ['dragover', 'drop'] as const) {
    window.addEventListener(name, (event) => hasFiles(event) && take(event), true);
  }
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Returns the files of a clipboard without text. Word processors add an image of the copied text. */
export function pastedFiles(data: DataTransfer | null): readonly File[] {
  if (data === null || data.types.includes('text/plain')) return [];
  return [...data.files];
}
