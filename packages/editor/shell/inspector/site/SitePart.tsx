import { ORDER_LINK_TITLE } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/sitePart';
import { perform } from '../../../commands/acts/acting.ts';
import { changeSite } from '../../../commands/changeSite.ts';
import { useActWorld, useRecord } from '../../editorContext.ts';
import css from '../inspector.module.css';
import { NamedField } from '../NamedField.tsx';
import { type Changes, RecordText } from '../RecordText.tsx';
import { SiteBlocks } from './SiteBlocks.tsx';

export function SitePart() {
  const world = useActWorld();
  const record = useRecord('site:site') ?? {};
  const onChange: Changes = (changes, key) => void perform(world, changeSite, { changes }, `site ${key}`);
  return (
    <div className={css.fields}>
      <NamedField name="title">
        <RecordText label={texts.siteTitle} path={['title']} max={200} record={record} onChange={onChange} />
      </NamedField>
      <NamedField name="tagline">
        <RecordText label={texts.tagline} path={['tagline']} max={500} record={record} onChange={onChange} />
      </NamedField>
      <fieldset className={css.plain}>
        <legend>{texts.onlineOrdering}</legend>
        <RecordText
          label={texts.orderingPageUrl}
          path={['ordering', 'url']}
          max={2000}
          placeholder={texts.https}
          hint={texts.availableInEveryLink}
          {...{ record, onChange }}
        />
        <RecordText
          label={texts.linkTitle}
          path={['ordering', 'title']}
          max={60}
          placeholder={ORDER_LINK_TITLE}
          {...{ record, onChange }}
        />
      </fieldset>
      <SiteBlocks record={record} onChange={onChange} />
    </div>
  );
}
