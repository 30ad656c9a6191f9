import { ORDER_LINK_TITLE } from '@quoin/domain/site';
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
        <RecordText label="Site title" path={['title']} max={200} record={record} onChange={onChange} />
      </NamedField>
      <NamedField name="tagline">
        <RecordText label="Tagline" path={['tagline']} max={500} record={record} onChange={onChange} />
      </NamedField>
      <fieldset className={css.plain}>
        <legend>Online ordering</legend>
        <RecordText
          label="Ordering page URL"
          path={['ordering', 'url']}
          max={2000}
          placeholder="https://"
          hint="Available in every link picker under this title."
          {...{ record, onChange }}
        />
        <RecordText
          label="Link title"
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
