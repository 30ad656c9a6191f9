import { appMediaVerbPath, type CopyMediaResponse } from '@quoin/contract/endpoints/content';
import { commandSentence } from '@quoin/domain/document';
import { useEffect, useMemo } from 'react';
import { act } from '../app/api.ts';
import { useSite } from '../app/site/site.ts';
import { deviceHere } from '../canvas/zoom.ts';
import { warnBeforeLeaving } from '../document/surroundings.ts';
import { complain } from '../parts/dialogs/toasts.tsx';
import { EditorFrame } from './EditorFrame.tsx';
import { EditorContext } from './editorContext.ts';
import type { OpenSite } from './openEditor.ts';
import { useTitleFirst } from './panels/useTitleFirst.ts';
import { createShell } from './shellModel.ts';
import { useTourOnce } from './tour/useTourOnce.ts';
import { useKeys } from './useKeys.ts';
import { isSheet } from './useOneSheet.ts';
import { usePageAddress } from './usePageAddress.ts';

/** Pictures of one clip that the server copies at once. */
const MOST_COPIES = 500;
const KEYS_NAME = 'quoin-editor-character-keys';

/** The editor of a site that is open. */
export function OpenEditor({ site }: { readonly site: OpenSite }) {
  const { identifier } = useSite();
  const { editor, siteOrigin, published } = site;
  const [model, world] = useMemo(() => {
    const made = createShell({
      ...{ site: siteOrigin, isNarrow: isSheet(), isSheet, published },
      complain: (problem) => complain(commandSentence(problem)),
      copyPictures: async (fromSite, ids) => {
        const path = appMediaVerbPath(identifier, 'copies');
        return (await act<CopyMediaResponse>('POST', path, { fromSite, ids: ids.slice(0, MOST_COPIES) })).copies;
      },
      characterKeys: {
        read: () => localStorage.getItem(KEYS_NAME) !== 'off',
        write: (isOn) => localStorage.setItem(KEYS_NAME, isOn ? 'on' : 'off'),
      },
    });
    if (deviceHere() === 'phone') editor.setDevice('phone');
    return [made, { editor, shell: made.shell }];
  }, [editor, siteOrigin, identifier, published]);
  const hasCharacterKeys = useMemo(() => () => model.state().hasCharacterKeys, [model]);
  useKeys(world, hasCharacterKeys);
  usePageAddress(editor, identifier);
  useTitleFirst(model);
  useTourOnce(model);
  useEffect(() => warnBeforeLeaving(() => editor.state().unsaved > 0), [editor]);
  return (
    <EditorContext value={world}>
      <EditorFrame model={model} siteOrigin={siteOrigin} />
    </EditorContext>
  );
}
