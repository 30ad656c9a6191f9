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
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
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
          <Notice>
            The whole site is hidden from search engines in the editor’s settings. The settings below have no effect.
          </Notice>
        ) : isAllClosed(served) ? (
          <Notice>
            This blocks the whole site. Search engines will remove all pages, and it takes weeks to restore them.
          </Notice>
        ) : null}
        <SwitchField
          isSelected={robots.isClosedToTraining}
          isDisabled={isReadOnly}
          hint="Asks GPTBot, ClaudeBot, CCBot and others not to crawl your site. Does not affect search results."
          onChange={(isClosedToTraining) => set({ isClosedToTraining })}
        >
          Block AI crawlers
        </SwitchField>
        <SwitchField
          isSelected={robots.isOwn}
          isDisabled={isReadOnly}
          hint="Carts, checkouts and account pages are always blocked."
          onChange={(isOwn) => set({ isOwn, text: robots.text === '' ? STANDARD_ROBOTS : robots.text })}
        >
          Edit robots.txt
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
            hint="One rule per line. The sitemap URL is added if you don’t enter one."
          />
        ) : null}
        <CrawlTest text={served} />
        <details className={css.preview}>
          <summary>Content of /robots.txt</summary>
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
      label="Test a URL"
      value={path}
      onChange={setPath}
      hint={
        <span aria-live="polite">
          {isOpen ? 'Google may crawl this URL.' : 'Blocked: Google does not crawl this URL.'}
        </span>
      }
    />
  );
}
