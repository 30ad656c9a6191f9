import type { SiteRecords } from '@quoin/domain/document';
import type { Command, Editor } from '../../document/editor.ts';

/** What a command would do is shown while something is dragged; the command itself runs once, when it is let go (ED-17). */
export interface CommandPreview {
  show<Params>(command: Command<Params>, params: Params): void;
  /** Takes it back, or forgets it after the command has run. */
  end(): void;
}

export function createPreview(editor: Editor): CommandPreview {
  /** As it was before anything was shown: each preview starts from there. */
  let before: SiteRecords | null = null;
  return {
    show: (command, params) => {
      const { records, device, page } = editor.state();
      before ??= records;
      const planned = command.plan(before, params, { device, page, newId: () => '' });
      if (planned.ok) editor.preview(planned.value);
    },
    end: () => {
      before = null;
      editor.preview(null);
    },
  };
}
