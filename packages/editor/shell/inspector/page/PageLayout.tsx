import { homepageOf, type JsonRecord, textIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/pageLayout';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { useDesign } from '../../../style/useDesign.ts';
import { useEditorState } from '../../editorContext.ts';
import type { Changes } from '../RecordText.tsx';

export interface PageLayoutProps {
  readonly id: string;
  readonly record: JsonRecord;
  readonly change: Changes;
}

/** Which of the theme's layouts a page has; nothing where the theme has only one. */
export function PageLayout({ id, record, change }: PageLayoutProps) {
  const layouts = useDesign()?.layouts ?? [];
  const isHome = useEditorState(({ records }) => homepageOf(records) === id);
  const [standard] = layouts;
  if (standard === undefined || layouts.length < 2) return null;
  const usual = [textIn(record, 'typeName'), ...(isHome ? ['homepage'] : [])];
  const own = layouts.find(({ key }) => usual.includes(key)) ?? standard;
  const choices = [
    { value: AUTOMATIC, text: texts.automatic },
    ...layouts.filter(({ key }) => key !== AUTOMATIC).map(({ key, name }) => ({ value: key, text: name })),
  ];
  const chosen = textIn(record, 'regionName') || AUTOMATIC;
  return (
    <SelectField
      label={texts.layout}
      choices={choices}
      // One of another theme is kept, and means nothing here.
      value={choices.some(({ value }) => value === chosen) ? chosen : AUTOMATIC}
      hint={texts.theLayoutAroundThe(own.name)}
      onChange={(value) => change([{ path: ['regionName'], value }], 'regionName')}
    />
  );
}

/** As it is stored where nobody chose: the theme decides, by the page's type. */
const AUTOMATIC = 'default';
