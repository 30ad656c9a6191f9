import { styleSentence } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/codePart';
import { perform } from '../../commands/acts/acting.ts';
import { changeCode } from '../../commands/style/changeCode.ts';
import { Notice } from '../../parts/dialogs/Notice.tsx';
import { CodeInventory } from '../../style/CodeInventory.tsx';
import { isAndroid } from '../../style/parts/CssPart.tsx';
import { useActWorld, useRecord } from '../editorContext.ts';
import css from './inspector.module.css';
import { type Changes, RecordText } from './RecordText.tsx';

const MOST = 100_000;

export function CodePart() {
  const world = useActWorld();
  const record = useRecord('code:code') ?? {};
  const onChange: Changes = (changes, key) => void perform(world, changeCode, { changes }, `code ${key}`);
  if (isAndroid()) return <Notice>{styleSentence({ code: 'codeNotOnAndroid' })}</Notice>;
  const shared = { rows: 10, max: MOST, record, onChange };
  return (
    <div className={css.fields}>
      <RecordText label={texts.headerCodeAllPages} path={['header']} {...shared} />
      <RecordText label={texts.footerCodeAllPages} path={['footer']} {...shared} />
      <CodeInventory code={record} />
    </div>
  );
}
