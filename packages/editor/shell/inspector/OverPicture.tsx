import { behindWords, lintMendText, type RecordKey, readOver } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/overPicture';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { assetQuery } from '../../app/queries/mediaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { fixFinding } from '../../commands/fixFinding.ts';
import { Button } from '../../parts/Button.tsx';
import { RatioMark } from '../../style/ContrastMark.tsx';
import { useStyle } from '../../style/useStyle.ts';
import { useActWorld, useEditorState } from '../editorContext.ts';
import css from './inspector.module.css';

/** How words are read over a picture or film, while it is chosen and dimmed, and what would make them readable (ED-39). */
export function OverPicture({ of: key }: { readonly of: RecordKey }) {
  const world = useActWorld();
  const records = useEditorState((state) => state.records);
  const { look } = useStyle();
  const behind = useMemo(() => behindWords(records, key, look), [records, key, look]);
  const picture = behind?.picture ?? '';
  const { data } = useQuery({ ...assetQuery(useSite().identifier, picture), enabled: picture !== '', retry: false });
  const read = behind === null ? null : readOver(behind, () => data?.tones ?? null);
  if (behind === null || read === null) return null;
  const { ratio, least, isReadable, mend } = read;
  return (
    <div className={css.over} role="status">
      <RatioMark ratio={ratio} level={isReadable ? 'text' : 'poor'}>
        {isReadable ? texts.textIsReadable : texts.hardToReadOn(least)}
      </RatioMark>
      {picture === '' ? <p className={css.soft}>{texts.estimatedAddAPoster}</p> : null}
      {mend === null ? null : <Button onPress={() => fixFinding(world, behind.key, mend)}>{lintMendText(mend)}</Button>}
    </div>
  );
}
