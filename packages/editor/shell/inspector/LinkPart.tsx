import { linksIn, readLink, recordKey, textIn } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/linkPart';
import { perform } from '../../commands/acts/acting.ts';
import { changeLink } from '../../commands/pages/changeLink.ts';
import { moveLink } from '../../commands/pages/moveLink.ts';
import { LinkPicker } from '../../links/LinkPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { useActWorld, useRecord, useRecordsOf } from '../editorContext.ts';
import { linkName } from '../markWords.ts';
import css from './inspector.module.css';
import { goalChanges, goalOf } from './linkGoal.ts';
import { NamedField } from './NamedField.tsx';
import { type Changes, RecordText } from './RecordText.tsx';

/** An entry of a navigation: its name, its target and its place among the others. */
export function LinkPart({ id }: { readonly id: string }) {
  const world = useActWorld();
  const record = useRecord(recordKey('link', id));
  const link = readLink(id, record ?? {});
  const page = useRecord(recordKey('page', link.page));
  const records = useRecordsOf('link', 'page', 'site');
  if (record === undefined) return <p className={css.soft}>{texts.thisLinkWasDeleted}</p>;
  const onChange: Changes = (changes, key) => void perform(world, changeLink, { id, changes }, `link ${id} ${key}`);
  const siblings = linksIn(records, link.navigation, link.parent).map((each) => each.id);
  const at = siblings.indexOf(id);
  const [goal, name] = [goalOf(records, id), linkName(records, id)];
  const move = (to: 'up' | 'down') => perform(world, moveLink, { id, to });
  return (
    <div className={css.fields}>
      <NamedField name="title">
        <RecordText
          label={texts.navigationTitle}
          path={['title']}
          max={200}
          placeholder={textIn(page ?? {}, 'title')}
          {...{ record, onChange }}
        />
      </NamedField>
      {goal === '' ? null : (
        <NamedField name="goal">
          <LinkPicker
            label={commonTexts.link}
            value={goal}
            onChange={(href) => (href === '' ? undefined : onChange(goalChanges(records, name, href), 'goal'))}
          />
        </NamedField>
      )}
      {page !== undefined ? (
        <Button onPress={() => world.editor.openPage(link.page)}>{texts.openPage}</Button>
      ) : link.url === '' ? null : (
        <SwitchField
          isSelected={link.newWindow}
          onChange={(value) => onChange([{ path: ['newWindow'], value }], 'newWindow')}
        >
          {texts.openInANew}
        </SwitchField>
      )}
      <fieldset className={css.plain}>
        <legend>{texts.positionInNavigation}</legend>
        <div className={css.pair}>
          <Button isDisabled={at <= 0} onPress={() => move('up')}>
            {texts.earlier}
          </Button>
          <Button isDisabled={at < 0 || at === siblings.length - 1} onPress={() => move('down')}>
            {texts.later}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
