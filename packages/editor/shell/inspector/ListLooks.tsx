import { textIn } from '@quoin/domain/document';
import { listTweaks } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/listLooks';
import { TweakField, tweaksOf } from '../../style/parts/TweaksPart.tsx';
import { useStyle } from '../../style/useStyle.ts';
import { useRecord } from '../editorContext.ts';
import { PanelGroup } from './PanelGroup.tsx';

/** What the theme lets one choose of lists of this kind: columns, shape of pictures, what is shown. They hold for all such lists. */
export function ListLooks({ page }: { readonly page: string }) {
  const style = useStyle();
  const tweaks = listTweaks(tweaksOf(style), textIn(useRecord(`page:${page}`) ?? {}, 'typeName'));
  if (tweaks.length === 0) return null;
  return (
    <PanelGroup title={texts.listStyle}>
      {tweaks.map((tweak) => (
        <TweakField key={`${tweak.type} ${tweak.key}`} {...{ tweak, style }} />
      ))}
    </PanelGroup>
  );
}
