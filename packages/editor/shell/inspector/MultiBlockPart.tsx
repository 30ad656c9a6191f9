import { type Json, type JsonRecord, recordIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/multiBlockPart';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
  RulerDimensionLine,
  StretchVertical,
} from 'lucide-react';
import { block } from '../../commands/records.ts';
import { ACTS, actText } from '../../commands/registry.ts';
import { Button } from '../../parts/Button.tsx';
import { useActWorld, useEditorState } from '../editorContext.ts';
import { StyleFields } from './BlockPart.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import css from './inspector.module.css';
import { PanelGroup } from './PanelGroup.tsx';

const TOOLS: readonly (readonly [string, LucideIcon])[] = [
  ['arrange left', AlignStartVertical],
  ['arrange center', AlignCenterVertical],
  ['arrange right', AlignEndVertical],
  ['arrange top', AlignStartHorizontal],
  ['arrange middle', AlignCenterHorizontal],
  ['arrange bottom', AlignEndHorizontal],
  ['arrange across', AlignHorizontalDistributeCenter],
  ['arrange down', AlignVerticalDistributeCenter],
  ['arrange sameWidth', RulerDimensionLine],
  ['arrange sameHeight', StretchVertical],
];
const WORDS = ['duplicateBlocks', 'groupBlocks', 'ungroupBlocks', 'deleteBlocks'];

/** What several blocks have in common. */
export function MultiBlockPart({ ids }: { readonly ids: readonly string[] }) {
  const world = useActWorld();
  const state = useEditorState((each) => each);
  const styles = ids.map((id) => recordIn(block(state.records, id), 'style'));
  const acts = WORDS.flatMap((id) => ACTS.filter((act) => act.id === id && act.isPossible(state)));
  return (
    <div className={css.panel}>
      <PanelGroup title={texts.arrange}>
        <div className={css.tools}>
          {TOOLS.map(([id, Icon]) => {
            const act = ACTS.find((each) => each.id === id);
            if (act === undefined) return null;
            const text = actText(act, state);
            return (
              <span key={id} title={text}>
                <Button wide aria-label={text} onPress={() => act.act(world)}>
                  <Icon aria-hidden="true" />
                </Button>
              </span>
            );
          })}
        </div>
        <div className={css.words}>
          {acts.map((act) => (
            <Button key={act.id} look={act.id === 'deleteBlocks' ? 'danger' : 'plain'} onPress={() => act.act(world)}>
              {actText(act, state)}
            </Button>
          ))}
        </div>
      </PanelGroup>
      <PanelGroup title={texts.block}>
        <StyleFields ids={ids} stored={commonOf(styles)} />
      </PanelGroup>
      <PanelGroup title={texts.devices} startsClosed>
        <DeviceFields ids={ids} />
      </PanelGroup>
    </div>
  );
}

/** Values that are the same in all of them; the others show their default. */
function commonOf([first = {}, ...others]: readonly JsonRecord[]): JsonRecord {
  const same = Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value));
  return Object.fromEntries<Json>(same);
}
