import { perform } from '../../commands/acting.ts';
import { changeSite } from '../../commands/changeSite.ts';
import { useActWorld, useRecord } from '../editorContext.ts';
import css from './inspector.module.css';
import { type Changes, RecordText } from './RecordText.tsx';
import { SiteBlocks } from './SiteBlocks.tsx';

export function SitePart() {
  const world = useActWorld();
  const record = useRecord('site:site') ?? {};
  const onChange: Changes = (changes, key) => void perform(world, changeSite, { changes }, `site ${key}`);
  return (
    <div className={css.fields}>
      <RecordText label="Site title" path={['title']} max={200} record={record} onChange={onChange} />
      <RecordText label="Tagline" path={['tagline']} max={500} record={record} onChange={onChange} />
      <SiteBlocks record={record} onChange={onChange} />
    </div>
  );
}
