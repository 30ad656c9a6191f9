import {
  discoverySentence,
  isAllClosed,
  mayCrawl,
  robotsProblems,
  robotsText,
  STANDARD_ROBOTS,
} from '@quoin/domain/site';
import { useState } from 'react';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields.module.css';
import { Notice } from '../../../parts/Notice.tsx';
import { SwitchField } from '../../../parts/SwitchField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import css from './Discovery.module.css';
import type { DiscoveryPart } from './discoveryQueries.ts';

/** What crawlers are told, what they will read of it, and whether a page is open to them. */
export function RobotsCard({ stored, draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { robots } = draft;
  const set = (part: Partial<typeof robots>) => onChange({ robots: { ...robots, ...part } });
  const found = robots.isOwn ? robotsProblems(robots.text) : [];
  const served = robotsText(robots, stored);
  const error = found.length === 0 ? problems['robots.text'] : found.map(discoverySentence).join(' ');
  return (
    <Card title="Search engines">
      <div className={fields.stack}>
        {stored.isHidden ? (
          <Notice>The whole site is hidden from search engines in the editor’s settings. Nothing below counts.</Notice>
        ) : isAllClosed(served) ? (
          <Notice>
            This closes the whole site: search engines will forget every page of it, and take weeks to come back.
          </Notice>
        ) : null}
        <SwitchField
          isSelected={robots.isClosedToTraining}
          isDisabled={isReadOnly}
          hint="GPTBot, ClaudeBot, CCBot and others are asked to stay away. Search results are not touched by it."
          onChange={(isClosedToTraining) => set({ isClosedToTraining })}
        >
          Say no to collecting for language models
        </SwitchField>
        <SwitchField
          isSelected={robots.isOwn}
          isDisabled={isReadOnly}
          hint="Carts, checkouts and visitors’ own pages are closed without it."
          onChange={(isOwn) => set({ isOwn, text: robots.text === '' ? STANDARD_ROBOTS : robots.text })}
        >
          Write robots.txt myself
        </SwitchField>
        {robots.isOwn ? (
          <TextField
            label="Rules"
            rows={9}
            value={robots.text}
            onChange={(text) => set({ text })}
            error={error}
            isDisabled={isReadOnly}
            spellCheck="false"
            hint="One rule a line. The address of the site map is added when you name none."
          />
        ) : null}
        <CrawlTest text={served} />
        <details className={css.preview}>
          <summary>What crawlers get at /robots.txt</summary>
          <pre>{served}</pre>
        </details>
      </div>
    </Card>
  );
}

function CrawlTest({ text }: { readonly text: string }) {
  const [path, setPath] = useState('/');
  const wanted = path.startsWith('/') ? path : `/${path}`;
  const isOpen = mayCrawl(text, 'Googlebot', wanted);
  return (
    <TextField
      label="Try an address"
      value={path}
      onChange={setPath}
      hint={<span aria-live="polite">{isOpen ? 'Google may read it.' : 'Closed: Google does not read it.'}</span>}
    />
  );
}
